import type { ContactCopy } from '@/app/[locale]/contact/copy';
import { DeskCheckLink } from '@/app/[locale]/plan/desk-check-link';
import { PageBreadcrumb } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { ListSection } from '@/components/sections/list-section';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
import { ContactWays } from './contact-ways';
import { contactPage } from './definition';
import { FormQuestions } from './form-questions';
import { Purchasing } from './purchasing';

/** A step; the row of what lies between two steps grows with its text, and the line begins below it. */
const STEP = 'relative pb-10 pl-9 max-md:last:pb-0 md:grid md:row-span-3 md:grid-rows-subgrid md:p-0';
const POINT =
  'before:absolute before:top-2 before:left-0 before:z-1 before:size-3.5 before:border-[1.25px] before:border-ink ' +
  'before:rounded-dot before:bg-white max-md:has-[>p:first-child]:before:top-8.5 md:before:row-[2/-1] md:before:-top-1.75';
const LINE =
  'after:absolute after:top-2 after:-bottom-8.5 after:left-1.5 after:border-l-[1.25px] after:border-ink ' +
  'last:after:content-none md:after:row-[2/-1] md:after:inset-x-0 md:after:top-0 md:after:bottom-auto ' +
  'md:after:border-t-[1.25px] md:after:border-l-0';

/** How long it takes from one step to the next: a dimension between the two points. */
const SPAN =
  'md:relative md:right-[calc(100%-0.4375rem)] md:self-end md:mb-3 md:pb-2.5 md:border-x md:text-center ' +
  'md:[background:linear-gradient(currentColor,currentColor)_0_calc(100%_-_0.3125rem)/100%_1px_no-repeat]';
const ARROWHEADS =
  'md:before:absolute md:before:bottom-px md:before:left-0 md:before:border-4 md:before:border-r-9 md:before:border-l-0 ' +
  'md:before:border-transparent md:before:border-r-current ' +
  'md:after:absolute md:after:right-0 md:after:bottom-px md:after:border-4 md:after:border-r-0 md:after:border-l-9 ' +
  'md:after:border-transparent md:after:border-l-current';
const QUIET = 'text-[0.8125rem]/[1.5] text-ink-3';
/** How soon the company answers. */
const PROMISE =
  'font-head font-semibold text-[clamp(1rem,0.5rem+0.9vw,1.25rem)]/[1.2] tracking-head text-orange-deep ' +
  '[text-autospace:no-autospace]';

/** How to reach the company, what happens then, and what the form will ask (spec section 2, /contact). */
const { generateMetadata, Page } = route(contactPage, (copy) => (
  <>
    <ContactHero crumb={copy.head.crumb} hero={copy.hero} ways={copy.ways} />
    <ListSection
      {...copy.flow}
      titleClass="md:col-end-10"
      surface="white"
      textClass="self-end md:col-start-10"
      list={{
        ordered: true,
        className: 'md:grid md:grid-cols-4 md:grid-rows-[auto_auto_1fr] md:pt-8',
        itemClass: `${STEP} ${POINT} ${LINE}`,
        titleClass: 'text-[1.1875rem] md:row-start-2 md:pt-9 md:pr-8',
        textClass: 'mt-1 text-[0.9375rem]/[1.8] md:row-start-3 md:pr-8',
        above: ({ span }, index) =>
          span ? <p className={`${SPAN} ${ARROWHEADS} ${index === 1 ? PROMISE : QUIET}`}>{span}</p> : null,
      }}
    />
    <FormQuestions {...copy.questions} open={copy.ways.form.open} />
    <Purchasing {...copy.purchasing} />
    <BringCheck {...copy.check} />
  </>
));

export { generateMetadata, Page as default };

/** A procedure that is thought through on paper saves the first meeting. */
const BringCheck = ({ label, title, text }: ContactCopy['check']) => (
  <Section label={label} title={title} titleClass="md:col-end-8" flush>
    <div className="md:col-start-8">
      <p className="mb-4">{text}</p>
      <DeskCheckLink page={contactPage.path} look="secondary" />
    </div>
  </Section>
);

type ContactHeroProps = Pick<ContactCopy, 'hero' | 'ways'> & { crumb: string };

/** The statement on the left, the three ways on the right. */
function ContactHero({ crumb, hero, ways }: ContactHeroProps) {
  return (
    <div className="pt-24 pb-section">
      <Sheet>
        <PageBreadcrumb page={contactPage} />
        <div className="pt-6 pb-10 md:col-end-8 md:pt-12 md:pb-0">
          <Heading level={1} label={crumb} text={hero.title} />
          <Lead className="mt-6 max-w-[26em]">{hero.text}</Lead>
        </div>
        <ContactWays {...ways} />
      </Sheet>
    </div>
  );
}
