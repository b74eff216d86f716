import type { LabcloneCopy } from '@/app/[locale]/services/lablockly/copy';
import { Heading } from '@/components/ui/heading';
import { Phrases } from '@/components/ui/phrases';
import { Section } from '@/components/ui/section';

/** Three fields, each by the question that a researcher there would ask. */
export function UseCases({ label, title, items }: LabcloneCopy['uses']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-10">
      <ul className="kuse">
        {items.map((item) => (
          <li key={item.title}>
            <Heading level={3} text={item.title} />
            <p className="kuse__q">
              <Phrases text={item.question} />
            </p>
            <p className="small">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
