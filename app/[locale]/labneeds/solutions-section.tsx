import type { ReactNode } from 'react';
import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { examplesPage } from '@/app/[locale]/labneeds/examples/definition';
import { ButtonLink, ExternalButton } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';

/** One line with three exits: browse, request, join. */
export function SolutionsSection({ label, title, items }: LabneedsCopy['solutions']) {
  const { labneedsRequest, labneedsParticipation } = site().urls;
  const exits: ((text: string) => ReactNode)[] = [
    (text) => <ButtonLink look="t" className="stretch" to={examplesPage.path} text={text} />,
    ...[labneedsRequest, labneedsParticipation].map((href) => (text: string) => (
      <ExternalButton look="t" className="stretch" href={href} text={text} />
    )),
  ];
  return (
    <Section label={label} title={title} titleClass="a-1 b-13" surface="white">
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
