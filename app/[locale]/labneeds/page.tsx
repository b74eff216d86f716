import type { ReactNode } from 'react';
import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { examplesPage } from '@/app/[locale]/labneeds/examples/definition';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { Steps } from '@/components/blocks/steps/steps';
import { ListSection } from '@/components/sections/list-section';
import { Button, ButtonLink, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';
import { pageLocale } from '@/lib/i18n/locale';
import { labneedsPage } from './definition';
import { ExampleList } from './example-list';
import { LabneedsGate } from './labneeds-gate';
import { LabneedsHero } from './labneeds-hero';

/** The LabNeeds landing page (spec section 2), block by block. */
const { generateMetadata, Page } = route(
  labneedsPage,
  (copy) => (
    <>
      <LabneedsHero {...copy} />
      <ListSection
        {...copy.problems}
        titleClass="md:col-end-7"
        list={{ className: 'md:col-start-7', itemClass: PROBLEM }}
      />
      <SolutionsSection {...copy.solutions} />
      <Steps {...copy.flow} frame={{ surface: 'night' }} />
      <VisionSection {...copy.vision} />
      <ExamplesSection {...copy.examples} />
      <MatchingSection {...copy.matching} />
      <FaqBlock {...copy.faq} />
    </>
  ),
  { Gate: LabneedsGate },
);

export { generateMetadata, Page as default };

const PROBLEM =
  'grid gap-x-gap gap-y-1 border-line border-t py-6 first:border-ink last:border-b sm:grid-cols-[2fr_3fr] md:py-8';

/** Side by side, the line above turns down at each exit and ends in an arrow. */
const EXIT =
  'group relative flex flex-col items-start border-ink border-t pt-5 sm:border-t-0 sm:pt-14 sm:pr-8 ' +
  'sm:before:absolute sm:before:-top-0.5 sm:before:left-0 sm:before:h-10 sm:before:w-0.5 sm:before:bg-teal ' +
  'sm:after:absolute sm:after:top-[2.3rem] sm:after:-left-[5px] sm:after:border-6 sm:after:border-transparent ' +
  'sm:after:border-t-9 sm:after:border-t-teal sm:after:border-b-0';

const EXIT_LINK = 'stretched sm:after:right-4';

/** One line with three exits: browse, request, join. */
function SolutionsSection({ label, title, items }: LabneedsCopy['solutions']) {
  const { labneedsRequest, labneedsParticipation } = site().urls;
  const exits: ((text: string) => ReactNode)[] = [
    (text) => <ButtonLink look="text" className={EXIT_LINK} to={examplesPage.path} text={text} />,
    ...[labneedsRequest, labneedsParticipation].map((href) => (text: string) => (
      <ExternalButton look="text" className={EXIT_LINK} href={href} text={text} />
    )),
  ];
  return (
    <Section label={label} title={title} surface="white">
      <ul className="grid gap-x-gap gap-y-10 sm:grid-cols-3 sm:gap-x-0 sm:border-t-2 sm:border-teal">
        {items.map(({ title: name, text, more }, index) => (
          <li key={name} className={EXIT}>
            <Heading level={3} text={name} className="group-hover:text-teal" />
            <p className="mt-2 mb-4 flex-1">{text}</p>
            {exits[index]?.(more)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the platform is for, as a statement with its text at the lower right. */
function VisionSection({ label, title, paragraphs }: LabneedsCopy['vision']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-11" surface="sunk">
      <div className="grid gap-5 sm:max-md:grid-cols-2 md:col-start-8">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

/** The examples with search and filters; their cards lead to the documents, "see more" to the whole list. */
async function ExamplesSection({ label, title, text, more }: LabneedsCopy['examples']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-9" id="examples" data-hash-scroll>
      <p className="self-end md:col-start-9">{text}</p>
      <ExampleList target="document" />
      <p className="text-small text-ink-3">{examplesPage.copy(await pageLocale()).list.note}</p>
      <div>
        <ButtonLink look="secondary" to={examplesPage.path} text={more} />
      </div>
    </Section>
  );
}

/** Who does what, and a button that only shows a notice (spec section 4). */
function MatchingSection({ label, title, text, roles, action, notice }: LabneedsCopy['matching']) {
  return (
    <Section label={label} surface="white">
      <div className="md:col-end-7">
        <Heading level={2} label={label} text={title} />
        <p className="mt-5 mb-6">{text}</p>
        <Button
          data-needs-script=""
          data-toast-title={notice.title}
          data-toast-text={notice.text}
          text={action}
        />
      </div>
      <dl className="self-end border-t border-ink md:col-start-8">
        {roles.map((role) => (
          <div
            key={role.term}
            className="grid gap-x-gap border-b border-line py-4.5 sm:grid-cols-[2fr_3fr] sm:items-baseline"
          >
            <dt className="font-head text-[1.125rem]/[1.6] font-semibold text-ink">{role.term}</dt>
            <dd>{role.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
