import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { ListSection } from '@/components/sections/list-section';
import { MailDraftActions } from '@/components/sections/mail-request';
import { TitledList } from '@/components/sections/titled-list';
import { AnchorButton, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';
import { MAILED_QUESTION, maintenancePage } from './definition';
import { InspectionCalendar } from './inspection-calendar';
import { PlansTable } from './plans-table';

/** A station of a line that runs down, and to the right in wide windows; the last one is where it ends. */
const STATION = 'relative pb-8 pl-14 [counter-increment:station] md:pt-16 md:pr-10 md:pb-0 md:pl-0';
const STATION_NUMBER =
  'before:absolute before:top-0 before:left-0 before:z-1 before:grid before:size-9 before:place-items-center ' +
  'before:rounded-dot before:border-2 before:border-teal-bright before:bg-night before:font-head ' +
  'before:text-base/[1] before:font-semibold before:text-white before:content-[counter(station)] ' +
  'last:before:bg-teal-bright last:before:text-night';
const STATION_LINE =
  'not-last:after:absolute not-last:after:top-9 not-last:after:bottom-0 not-last:after:left-4.25 ' +
  'not-last:after:border-l-2 not-last:after:border-teal-bright md:not-last:after:top-4.25 ' +
  'md:not-last:after:right-0 md:not-last:after:bottom-auto md:not-last:after:left-9 ' +
  'md:not-last:after:border-t-2 md:not-last:after:border-l-0';

/** /services/maintenance (spec sections 2 and 9), block by block. */
const { generateMetadata, Page } = route(maintenancePage, (copy) => (
  <>
    <MaintenanceHero {...copy.hero} />
    <ListSection
      {...copy.services}
      titleClass="md:col-end-10"
      surface="white"
      list={{
        itemClass:
          'grid gap-x-gap gap-y-1 border-t border-line py-5.5 last:border-b ' +
          'sm:grid-cols-[4fr_5fr_3fr] sm:items-baseline md:py-7',
        below: (item) => <p className="text-small text-ink-3">{item.plans}</p>,
      }}
    />
    <PlansSection {...copy.plans} />
    <ListSection
      {...copy.flow}
      titleClass="md:col-end-9"
      surface="night"
      list={{
        ordered: true,
        className: 'md:grid md:grid-cols-4 [counter-reset:station]',
        itemClass: `${STATION} ${STATION_NUMBER} ${STATION_LINE}`,
        textClass: 'mt-1.5 text-[0.9375rem]/[1.8]',
      }}
    />
    <MaintenanceBenefits {...copy.benefits} />
    <FaqBlock {...copy.faq} mailed={MAILED_QUESTION} />
  </>
));

export { generateMetadata, Page as default };

/** The statement, and under it two years of service across the whole sheet. */
function MaintenanceHero({
  label,
  title,
  lead,
  report,
  reportMail,
  consult,
  compare,
  timeline,
}: MaintenanceCopy['hero']) {
  return (
    <PageTop page={maintenancePage} className="pb-section" sheet>
      <Heading level={1} label={label} text={title} className="mt-[clamp(1.5rem,4vw,4rem)] md:col-end-10" />
      <div className="mt-6 md:col-start-9">
        <Lead className="mb-8">{lead}</Lead>
        <MailDraftActions text={report} letter={reportMail}>
          <ExternalButton look="secondary" href={site().urls.consultation} text={consult} />
          <AnchorButton look="text" to={`#${PLANS_ID}`} text={compare} />
        </MailDraftActions>
      </div>
      <figure className="mt-[clamp(2.5rem,5vw,4rem)]">
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
      <p className="self-center md:col-end-9">{note}</p>
      <div className="md:col-start-10 md:justify-self-end">
        <ExternalButton href={site().urls.consultation} text={consult} />
      </div>
    </Section>
  );
}

/** The opened joint over the whole left side; what its owner gains on the right. */
function MaintenanceBenefits({ label, title, image, caption, items }: MaintenanceCopy['benefits']) {
  return (
    <Section label={label} surface="stage" className="pb-0 sm:pb-section">
      <div className="sm:col-start-8 sm:row-start-1">
        <Heading level={2} label={label} text={title} />
        <TitledList items={items} className="mt-10" itemClass="border-t border-line-strong py-4.5" />
        <p className="caption">{caption}</p>
      </div>
      <div className="col-start-1 sm:relative sm:col-end-7 sm:row-start-1 sm:-my-section md:col-end-8">
        <Picture
          {...maintenancePage.imageOf(image)}
          sizes="(min-width: 56rem) 55vw, 100vw"
          imgClassName="aspect-[16/10] w-full object-cover sm:absolute sm:inset-0 sm:aspect-auto sm:h-full sm:object-[42%_50%]"
        />
      </div>
    </Section>
  );
}
