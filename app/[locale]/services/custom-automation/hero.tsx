import type { CustomAutomation } from '@/app/[locale]/services/custom-automation/copy';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { ExternalButton } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { site } from '@/lib/content';
import { customAutomationPage } from './definition';

/** The statement at the left, the machine at work off the right edge. */
export function Hero({ title, lead, consult, process, image, callouts }: CustomAutomation['hero']) {
  return (
    <PageTop page={customAutomationPage} label={title}>
      <div className="sheet chero gap-y-block">
        <div className="chero__t md:col-end-8">
          <PageTitle page={customAutomationPage} text={title} />
          <p className="lead mt-6 mb-8">{lead}</p>
          <div className="actions">
            <ExternalButton look="primary" href={site().urls.consultation} text={consult} />
            <a className={buttonLook({ look: 'text' })} href="#process">
              <span>{process}</span>
              <Icon name="anchor" />
            </a>
          </div>
        </div>
        <div className="chero__v chero__v--cut -col-end-1 md:col-start-8">
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
    </PageTop>
  );
}

/** Leaders from tool and plate to their names; the picture's text alternative says the same. */
function Callouts({ pipette, plate }: CustomAutomation['hero']['callouts']) {
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
