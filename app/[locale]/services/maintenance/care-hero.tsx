import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { PageBreadcrumb } from '@/app/frame/page-breadcrumb';
import { AnchorButton, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { site } from '@/lib/content';
import { maintenancePage } from './definition';
import { InspectionCalendar } from './inspection-calendar';
import { PLANS_ID } from './plans-section';

type MaintenanceHeroProps = MaintenanceCopy['hero'] & { crumb: string };

/** The statement, and under it two years of service across the whole sheet. */
export function MaintenanceHero({ crumb, label, title, lead, report, consult, compare, timeline }: MaintenanceHeroProps) {
  return (
    <section className="top care" aria-label={crumb}>
      <div className="s">
        <PageBreadcrumb page={maintenancePage} />
        <Heading level={1} label={label} text={title} className="a-1 b-9" />
        <div className="care__t a-8 b-13">
          <p className="lead">{lead}</p>
          <div className="acts">
            <a className="btn btn--p" href={`mailto:${site().mail}`}>
              <span>{report}</span>
            </a>
            <ExternalButton look="s" href={site().urls.consultation} text={consult} />
            <AnchorButton look="t" to={`#${PLANS_ID}`} text={compare} />
          </div>
        </div>
        <figure className="care__v">
          <InspectionCalendar {...timeline} />
          <figcaption className="cap">
            <b>{timeline.caption.number}</b>
            <span>{timeline.caption.text}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
