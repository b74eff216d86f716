import { PageTop } from '@/app/frame/page-top';
import { ListSection } from '@/components/sections/list-section';
import '@/app/styles/pages/maintenance.css';
import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { TitledList } from '@/components/sections/titled-list';
import { AnchorButton, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';
import { maintenancePage } from './definition';
import { InspectionCalendar } from './inspection-calendar';
import { PlansTable } from './plans-table';

/** /services/maintenance (spec sections 2 and 9), block by block. */
const { generateMetadata, Page } = route(maintenancePage, (copy) => (
  <>
    <MaintenanceHero {...copy.hero} />
    <ListSection
      {...copy.services}
      titleClass="a-1 b-9"
      surface="white"
      list={{ className: 'carerow', below: (item) => <p className="small muted">{item.plans}</p> }}
    />
    <PlansSection {...copy.plans} />
    <ListSection
      {...copy.flow}
      titleClass="a-1 b-8"
      surface="night"
      list={{ ordered: true, className: 'careflow' }}
    />
    <MaintenanceBenefits {...copy.benefits} />
    <FaqBlock {...copy.faq} />
    <ClosingAsk {...copy.ask} />
  </>
));

export { generateMetadata, Page as default };

/** The statement, and under it two years of service across the whole sheet. */
function MaintenanceHero({
  label,
  title,
  lead,
  report,
  consult,
  compare,
  timeline,
}: MaintenanceCopy['hero']) {
  return (
    <PageTop page={maintenancePage} className="top care" sheet="s">
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
    </PageTop>
  );
}

/** Where the hero leads to. */
const PLANS_ID = 'plans';

/** The three plans of spec section 9, compared line by line. */
function PlansSection({ label, title, note, consult, ...table }: MaintenanceCopy['plans']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9" id={PLANS_ID} surface="sunk">
      <PlansTable {...table} />
      <p className="a-1 b-8 self-center">{note}</p>
      <div className="a-9 b-13 md:justify-self-end">
        <ExternalButton href={site().urls.consultation} text={consult} />
      </div>
    </Section>
  );
}

/** The opened joint over the whole left side; what its owner gains on the right. */
function MaintenanceBenefits({ label, title, image, caption, items }: MaintenanceCopy['benefits']) {
  return (
    <Section label={label} surface="stage" className="careben">
      <div className="careben__t a-7 b-13">
        <Heading level={2} label={label} text={title} />
        <TitledList items={items} />
        <p className="cap">{caption}</p>
      </div>
      <div className="careben__v bl a-1 b-7">
        <Picture {...maintenancePage.imageOf(image)} sizes="(min-width: 56rem) 55vw, 100vw" />
      </div>
    </Section>
  );
}
