import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';
import type { LabcraftCopy } from '@/lib/content/pages/labcraft';

/** What LabCraft is, and four facts about it. */
export function Explanation({ label, title, text, facts }: LabcraftCopy['explanation']) {
  return (
    <Section label={label}>
      <Heading level={2} text={title} className="a-1 b-9" />
      <p className="a-9 b-13 self-end text-pretty [word-break:auto-phrase] md:row-start-2">{text}</p>
      <dl className="facts a-1 b-8 md:row-start-2">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="[word-break:keep-all]">
              <Phrases text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
