import type { ReactNode } from 'react';
import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { examplesPage } from '@/app/[locale]/labneeds/examples/definition';
import { route } from '@/app/page-route';
import { FaqBlock } from '@/app/sections/faq-block';
import { ClosingAsk } from '@/components/sections/closing-ask';
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
const { generateMetadata, Page } = route(labneedsPage, (copy) => (
  <LabneedsGate>
    <LabneedsHero {...copy} />
    <ListSection {...copy.problems} titleClass="md:col-end-7" list={{ className: 'lnrows md:col-start-7' }} />
    <SolutionsSection {...copy.solutions} />
    <ListSection
      {...copy.flow}
      titleClass="md:col-end-8"
      surface="night"
      list={{ ordered: true, look: 'stair' }}
    />
    <VisionSection {...copy.vision} />
    <ExamplesSection {...copy.examples} />
    <MatchingSection {...copy.matching} />
    <FaqBlock {...copy.faq} />
    <ClosingAsk {...copy.ask} />
  </LabneedsGate>
));

export { generateMetadata, Page as default };

/** One line with three exits: browse, request, join. */
function SolutionsSection({ label, title, items }: LabneedsCopy['solutions']) {
  const { labneedsRequest, labneedsParticipation } = site().urls;
  const exits: ((text: string) => ReactNode)[] = [
    (text) => <ButtonLink look="text" className="stretched" to={examplesPage.path} text={text} />,
    ...[labneedsRequest, labneedsParticipation].map((href) => (text: string) => (
      <ExternalButton look="text" className="stretched" href={href} text={text} />
    )),
  ];
  return (
    <Section label={label} title={title} surface="white">
      <ul className="lnexits">
        {items.map(({ title: name, text, more }, index) => (
          <li key={name}>
            <Heading level={3} text={name} />
            <p>{text}</p>
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
      <div className="md:col-start-8 grid gap-5">
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
      <p className="md:col-start-9 self-end">{text}</p>
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
      <dl className="lnroles md:col-start-8">
        {roles.map((role) => (
          <div key={role.term}>
            <dt>{role.term}</dt>
            <dd>{role.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
