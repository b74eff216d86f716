import { DeskCheckLink } from '@/app/[locale]/plan/desk-check-link';
import type { ConsultingCopy } from '@/app/[locale]/services/automation-consulting/copy';
import { PageTitle, PageTop } from '@/app/frame/page-top';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { ListSection } from '@/components/sections/list-section';
import { TitledList } from '@/components/sections/titled-list';
import { Actions } from '@/components/ui/actions';
import { AnchorButton, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';
import { BenchPlan } from './bench-plan';
import { consultingPage } from './definition';

/** /services/automation-consulting (spec section 2), block by block. */
const { generateMetadata, Page } = route(consultingPage, (copy) => (
  <>
    <ConsultingHero bench={copy.bench} {...copy.hero} />
    <ConsultingStrengths {...copy.strengths} />
    <ListSection
      {...copy.process}
      titleClass="md:col-end-8"
      surface="night"
      id="process"
      textClass="md:col-end-6"
      list={{ ordered: true, look: 'stair', className: 'md:-mt-36' }}
    />
    <EffectsSection steps={copy.bench.steps} {...copy.effects} />
    <FaqBlock {...copy.faq} flush />
  </>
));

export { generateMetadata, Page as default };

type ConsultingHeroProps = ConsultingCopy['hero'] & Pick<ConsultingCopy, 'bench'>;

/** The question on the left; the bench, its steps already sorted, runs off the right edge. */
function ConsultingHero({ bench, title, lead, consult, process }: ConsultingHeroProps) {
  return (
    <PageTop page={consultingPage} className="pb-section" sheet="md:items-end">
      <div className="pt-6 pb-12 md:col-end-7 md:pt-[clamp(2rem,6vw,6rem)] md:pb-4 lg:pr-4">
        <PageTitle page={consultingPage} text={title} />
        <Lead className="mt-6 mb-8">{lead}</Lead>
        <Actions>
          <ExternalButton look="primary" href={site().urls.consultation} text={consult} />
          <AnchorButton look="text" to="#process" text={process} />
          <DeskCheckLink page={consultingPage.path} />
        </Actions>
      </div>
      <figure className="-col-end-1 md:col-start-7">
        <BenchPlan label={bench.label} by={bench.steps.map((step) => step.by)} runsOn />
        <figcaption className="pr-gutter">
          <BenchLegend {...bench} />
          <p className="caption">
            <b>{bench.caption.number}</b>
            <span>{bench.caption.text}</span>
          </p>
        </figcaption>
      </figure>
    </PageTop>
  );
}

type Sorting = 'hand' | 'auto';

const SIGNS: Record<Sorting, string> = {
  auto: 'bg-teal text-white',
  hand: 'border border-ink rounded-dot bg-orange',
};

/** Which numbered steps a machine can take, and which stay with people. */
function BenchLegend({ steps, hand, auto }: Pick<ConsultingCopy['bench'], 'steps' | 'hand' | 'auto'>) {
  const words: Record<Sorting, string> = { auto, hand };
  return (
    <dl className="mt-5 grid gap-2 text-[0.9375rem]">
      {(['auto', 'hand'] as const).map((kind) => (
        <div key={kind} className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <dt className="basis-full font-semibold text-ink lg:basis-34">{words[kind]}</dt>
          {steps.map(({ name, by }, index) =>
            by === kind ? (
              <dd key={name} className="flex items-center gap-2 text-ink">
                <span
                  className={`grid size-6 place-items-center font-head text-[0.8125rem]/[1] font-semibold ${SIGNS[kind]}`}
                >
                  {index + 1}
                </span>
                {name}
              </dd>
            ) : null,
          )}
        </div>
      ))}
    </dl>
  );
}

type Strengths = ConsultingCopy['strengths'];

/** Six strengths as rows, beside a statement and the plan on the bench, off the left edge. */
function ConsultingStrengths({ label, title, text, image, caption, items }: Strengths) {
  return (
    <Section label={label} surface="white">
      <div className="md:col-end-8">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5">{text}</p>
      </div>
      <figure className="col-start-1 md:col-end-8">
        <Picture
          {...consultingPage.imageOf(image)}
          sizes="(min-width: 56rem) 55vw, 100vw"
          imgClassName="w-full"
        />
        <figcaption className="caption pl-[max(var(--spacing-gutter),50vw-var(--container-sheet)/2)]">
          {caption}
        </figcaption>
      </figure>
      <TitledList
        items={items}
        className="sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-gap md:col-start-9 md:row-span-2 md:row-start-1 md:self-end"
        itemClass="border-t border-line pt-5.5 pb-6"
        textClass="mt-1 text-[0.9375rem]"
      />
    </Section>
  );
}

type EffectsSectionProps = ConsultingCopy['effects'] & Pick<ConsultingCopy['bench'], 'steps'>;

/** The same bench drawn twice: by hand throughout, then with an arm for what can be automated. */
function EffectsSection({ label, title, note, before, after, table, steps }: EffectsSectionProps) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-9">
      <p className="self-end text-small text-ink-3 md:col-start-10">{note}</p>
      <TitledList
        items={[before, after]}
        className="grid gap-x-gap gap-y-10 sm:grid-cols-2"
        titleClass="mt-4"
        above={(bench) => (
          <BenchPlan
            label={bench.drawing}
            by={steps.map(({ by }) => (bench === after ? by : 'hand'))}
            arm={bench === after}
          />
        )}
      />
      <EffectsTable before={before.title} after={after.title} {...table} />
    </Section>
  );
}

type EffectsTableProps = ConsultingCopy['effects']['table'] & { before: string; after: string };

const CELL = 'max-sm:pr-2 whitespace-normal wrap-break-word';
const HEAD = `max-sm:text-[0.8125rem] ${CELL}`;
const TEXT = `max-sm:text-[0.875rem] ${CELL}`;

/** What changes, in words: every aspect before and after. */
function EffectsTable({ caption, corner, rows, before, after }: EffectsTableProps) {
  return (
    <table className="ruled-table table-fixed md:col-start-5">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`w-[27%] ${HEAD}`}>
            <span className="visually-hidden">{corner}</span>
          </th>
          <th scope="col" className={HEAD}>
            {before}
          </th>
          <th scope="col" className={HEAD}>
            {after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={HEAD}>
              {row.name}
            </th>
            <td className={`text-ink-3 ${TEXT}`}>{row.before}</td>
            <td className={TEXT}>{row.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
