import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Three problems as rows beside the statement. */
export function ProblemsSection({ label, title, items }: LabneedsCopy['problems']) {
  return (
    <Section label={label}>
      <Heading level={2} label={label} text={title} className="a-1 b-6" />
      <ul className="lnrows a-6 b-13">
        {items.map((item) => (
          <li key={item.title}>
            <Heading level={3} text={item.title} />
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
