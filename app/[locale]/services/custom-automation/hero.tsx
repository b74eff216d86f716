import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { site } from '@/lib/content';
import { plainText } from '@/lib/text/lines';
import { customAutomationPage } from './definition';

type Copy = CustomAutomation['hero'] & { crumb: string };

/** The statement at the left, the machine at work off the right edge. */
export function Hero({ crumb, title, lead, consult, process, image, callouts }: Copy) {
  return (
    <section className="top" aria-label={plainText(title)}>
      <div className="s">
        <PageBreadcrumb page={customAutomationPage} />
      </div>
      <div className="s chero r">
        <div className="chero__t a-1 b-7">
          <Heading level={1} label={crumb} text={title} />
          <p className="lead mt-6 mb-8">{lead}</p>
          <div className="acts">
            <ExternalButton look="p" href={site().urls.consultation} text={consult} />
            <a className="btn btn--t" href="#process">
              <span>{process}</span>
              <Icon name="anchor" />
            </a>
          </div>
        </div>
        <div className="chero__v chero__v--cut br a-7 b-13">
          <div>
            <Picture
              {...customAutomationPage.imageOf(image)}
              sizes="(min-width: 56rem) 50vw, 100vw"
              priority
            />
            <Callouts {...callouts} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Leaders from tool and plate to their names; the picture's text alternative says the same. */
function Callouts({ pipette, plate }: Copy['callouts']) {
  return (
    <>
      <svg className="lead-l" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        <path d="M60 540H268M200 640V772" />
        <circle cx="270" cy="540" r="5" />
        <circle cx="200" cy="775" r="5" />
      </svg>
      <p className="call call--tool">
        {pipette.label}
        <b>{pipette.value}</b>
      </p>
      <p className="call call--labware">
        {plate.label}
        <b>{plate.value}</b>
      </p>
    </>
  );
}
