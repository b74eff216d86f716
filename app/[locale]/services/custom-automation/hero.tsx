import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { Actions } from '@/components/ui/actions';
import { ExternalButton } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { Lead } from '@/components/ui/lead';
import { Picture } from '@/components/ui/picture';
import { Sheet } from '@/components/ui/sheet';
import { site } from '@/lib/content';
import { customAutomationPage } from './definition';

/** The statement at the left, the machine at work off the right edge. */
export function Hero({ title, lead, consult, process, image, callouts }: CustomAutomation['hero']) {
  return (
    <PageTop page={customAutomationPage} label={title}>
      <Sheet className="items-end gap-y-part pt-6">
        <div className="pb-8 md:col-end-8 md:pb-18">
          <PageTitle page={customAutomationPage} text={title} />
          <Lead className="mt-6 mb-8">{lead}</Lead>
          <Actions>
            <ExternalButton look="primary" href={site().urls.consultation} text={consult} />
            <a className={buttonLook({ look: 'text' })} href="#process">
              <span>{process}</span>
              <Icon name="anchor" />
            </a>
          </Actions>
        </div>
        {/* The picture keeps its square and is cut off by its frame, so that the callouts stay in place. */}
        <div className="-col-end-1 md:col-start-8 md:-mt-23 md:grid md:max-h-[46rem] md:content-center md:overflow-hidden">
          <div className="relative">
            <Picture
              {...customAutomationPage.imageOf(image)}
              sizes="(min-width: 56rem) 50vw, 100vw"
              imgClassName="aspect-[4/3] w-full object-cover object-[40%_60%] md:aspect-square"
              priority
            />
            <Callouts {...callouts} />
          </div>
        </div>
      </Sheet>
    </PageTop>
  );
}

/** Leaders from tool and plate to their names; the picture's text alternative says the same. */
function Callouts({ pipette, plate }: CustomAutomation['hero']['callouts']) {
  return (
    <>
      <svg
        className="absolute inset-0 hidden size-full stroke-1 lg:block"
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className="fill-none stroke-ink [vector-effect:non-scaling-stroke]"
          d="M60 540H268M200 640V772"
        />
        <g className="fill-ink stroke-white">
          <circle cx="270" cy="540" r="5" />
          <circle cx="200" cy="775" r="5" />
        </g>
      </svg>
      <Callout {...pipette} place="top-[49.7%]" />
      <Callout {...plate} place="top-[60%]" />
    </>
  );
}

type CalloutProps = CustomAutomation['hero']['callouts']['plate'] & { place: string };

/** The name of a part over the picture. */
const Callout = ({ label, value, place }: CalloutProps) => (
  <p
    className={`absolute left-[4%] hidden bg-paper px-[0.7rem] pt-[0.3rem] pb-[0.4rem] text-[0.8125rem]/[1.55] text-ink lg:block ${place}`}
  >
    {label}
    <b className="block font-head palt-tnum text-[1.0625rem]">{value}</b>
  </p>
);
