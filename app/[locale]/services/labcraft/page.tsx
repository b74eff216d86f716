import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { maintenancePage } from '@/app/[locale]/services/maintenance/definition';
import { PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { LabcraftPanel } from '@/components/drawings/labcraft-panel';
import { MailRequest } from '@/components/sections/mail-request';
import { TitledList } from '@/components/sections/titled-list';
import { Actions } from '@/components/ui/actions';
import { AnchorButton, ButtonLink } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Phrases } from '@/components/ui/phrases';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { BenefitsTable } from './benefits-table';
import { labcraftPage } from './definition';
import { DemoAndProblems } from './demo-and-problems';
import { FeatureStages } from './feature-stages';
import { RelatedSolutions } from './related-solutions';
import { tryPage } from './try/definition';

/** /services/labcraft (spec section 2), block by block. */
const { generateMetadata, Page } = route(
  labcraftPage,
  (copy) => (
    <>
      <LabcraftHero {...copy.hero} />
      <Explanation {...copy.explanation} />
      <DemoAndProblems demo={copy.demo} problems={copy.problems} />
      <FeatureStages features={copy.features} blocks={copy.hero.panel.blocks} />
      <BenefitsTable {...copy.benefits} />
      <SupportMenu {...copy.support} />
      <Roadmap {...copy.roadmap} />
      <RelatedSolutions {...copy.related} />
      <FaqBlock {...copy.faq} flush />
      <MailRequest
        id="contact"
        {...copy.contact}
        headClass="md:col-end-8"
        textClass="mt-5 mb-8 max-w-[27em]"
        letterClass="md:col-start-9"
      />
    </>
  ),
  { surface: 'night' },
);

export { generateMetadata, Page as default };

const BESIDE = 'pb-12 md:pt-[clamp(2rem,5vw,5rem)] md:pb-[clamp(3rem,7vw,7rem)]';

/** The night band: the statement on the left, the screen running off the right edge. */
function LabcraftHero({ label, title, lead, panel, trial, ...rest }: LabcraftCopy['hero']) {
  return (
    <PageTop
      page={labcraftPage}
      className="surface-night [&_nav_a]:text-on-dark-2 [&_nav_ol]:text-on-dark-2"
      sheet="md:items-center"
    >
      <div className={`pt-6 md:col-end-8 md:pr-6 ${BESIDE}`}>
        <Heading level={1} label={label} text={title} className="text-white" />
        <Lead className="mt-6 mb-8">{lead}</Lead>
        <Actions>
          <AnchorButton look="primary-night" to="#contact" text={rest.book} />
          <AnchorButton look="text-night" to="#demo" text={rest.watch} />
          {/* Where the drawing is far below, the way to the trial is not. */}
          <span className="md:hidden" data-needs-script>
            <ButtonLink look="text-night" to={tryPage.path} text={trial.short} />
          </span>
        </Actions>
      </div>
      <figure className={`-col-end-1 md:col-start-8 ${BESIDE}`}>
        <div className="relative">
          <LabcraftPanel {...panel} />
          <p className="mt-4" data-needs-script>
            <ButtonLink look="text-night" className="stretched" to={tryPage.path} text={trial.text} />
          </p>
        </div>
        <figcaption className="caption">
          {rest.caption}
          <br />
          {trial.note}
        </figcaption>
      </figure>
    </PageTop>
  );
}

type ExplanationProps = LabcraftCopy['explanation'];

/** What LabCraft is and four facts about it; the bench that it runs goes off the right edge. */
function Explanation({ label, title, text, image, caption, facts }: ExplanationProps) {
  return (
    <Section label={label}>
      <div className="md:col-end-8">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 max-w-[32em]">{text}</p>
      </div>
      <FactList
        items={facts.map(({ term, value }) => ({ term, value: <Phrases text={value} /> }))}
        look="large"
        className="md:col-end-8 md:row-start-2 md:pr-8"
        valueClass="break-keep"
      />
      <figure className="-col-end-1 md:col-start-8 md:row-span-2 md:row-start-1 md:self-end">
        <Picture
          {...labcraftPage.imageOf(image)}
          sizes="(min-width: 56rem) 52vw, 100vw"
          imgClassName="aspect-[16/10] w-full object-cover"
        />
        <figcaption className="caption">{caption}</figcaption>
      </figure>
    </Section>
  );
}

/** What we do for those who use LabCraft; the rest is in the maintenance plans. */
function SupportMenu({ label, title, text, items, plans }: LabcraftCopy['support']) {
  return (
    <Section label={label} flush>
      <div className="md:col-end-7">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-4 max-w-[24em]">{text}</p>
        <ButtonLink look="text" to={maintenancePage.path} text={plans} />
      </div>
      <TitledList
        items={items}
        className="border-t border-ink md:col-start-7"
        itemClass="grid gap-x-gap gap-y-1 border-b border-line py-5 sm:grid-cols-[2fr_3fr] sm:items-baseline"
        titleClass="text-[1.0625rem]"
        textClass="text-small"
      />
    </Section>
  );
}

/** The bar above a stage: solid now, hatched next, dashed later. */
const BAR =
  'before:absolute before:inset-x-0 before:top-0 before:h-3 before:bg-orange ' +
  'nth-2:before:[background:repeating-linear-gradient(-45deg,var(--color-teal)_0_1.5px,var(--color-teal-mist)_1.5px_7px)] ' +
  'nth-2:before:[box-shadow:inset_0_0_0_1.5px_var(--color-teal)] ' +
  'nth-3:before:bg-transparent nth-3:before:border-[1.5px] nth-3:before:border-dashed nth-3:before:border-line-strong';

/** Now, next, later along one line. No dates: only the order is promised. */
function Roadmap({ label, title, text, stages }: LabcraftCopy['roadmap']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" surface="white">
      <p className="self-end text-small text-ink-3 md:col-start-10">{text}</p>
      <TitledList
        ordered
        items={stages}
        className="grid gap-y-10 sm:grid-cols-3 md:grid-cols-[5fr_4fr_3fr]"
        itemClass={`relative pt-7 sm:*:pr-8 ${BAR}`}
        titleClass="mt-1 mb-2"
        textClass="text-small"
        above={({ stage }, index) => (
          <p
            className={`font-head text-[1.0625rem]/[1.5] font-semibold ${index ? 'text-ink-3' : 'text-orange-deep'}`}
          >
            {stage}
          </p>
        )}
      />
    </Section>
  );
}
