import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { ClosingAsk } from '@/components/sections/closing-ask';
import { ListSection } from '@/components/sections/list-section';
import { TitledList } from '@/components/sections/titled-list';
import { AnchorButton, ExternalButton } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
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
      titleClass="md:col-end-10"
      surface="white"
      list={{ className: 'carerow', below: (item) => <p className="text-small text-ink-3">{item.plans}</p> }}
    />
    <PlansSection {...copy.plans} />
    <ListSection
      {...copy.flow}
      titleClass="md:col-end-9"
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
    <PageTop page={maintenancePage} className="care" sheet="sheet">
      <Heading level={1} label={label} text={title} className="md:col-end-10" />
      <div className="care__t md:col-start-9">
        <p className="lead">{lead}</p>
        <div className="actions">
          <a className={buttonLook({ look: 'primary' })} href={`mailto:${site().mail}`}>
            <span>{report}</span>
          </a>
          <ExternalButton look="secondary" href={site().urls.consultation} text={consult} />
          <AnchorButton look="text" to={`#${PLANS_ID}`} text={compare} />
        </div>
      </div>
      <figure className="care__v">
        <InspectionCalendar {...timeline} />
        <figcaption className="caption">
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
    <Section label={label} title={title} titleClass="md:col-end-10" id={PLANS_ID} surface="sunk">
      <PlansTable {...table} />
      <p className="md:col-end-9 self-center">{note}</p>
      <div className="md:col-start-10 md:justify-self-end">
        <ExternalButton href={site().urls.consultation} text={consult} />
      </div>
    </Section>
  );
}

/** The opened joint over the whole left side; what its owner gains on the right. */
function MaintenanceBenefits({ label, title, image, caption, items }: MaintenanceCopy['benefits']) {
  return (
    <Section label={label} surface="stage" className="careben">
      <div className="careben__t md:col-start-8">
        <Heading level={2} label={label} text={title} />
        <TitledList items={items} />
        <p className="caption">{caption}</p>
      </div>
      <div className="careben__v col-start-1 md:col-end-8">
        <Picture {...maintenancePage.imageOf(image)} sizes="(min-width: 56rem) 55vw, 100vw" />
      </div>
    </Section>
  );
}
