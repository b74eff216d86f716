import type { AboutCopy } from '@/app/[locale]/about/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Five values as numbered rows. */
export function ValuesList({ label, title, items }: AboutCopy['values']) {
  return (
    <Section label={label}>
      <Heading level={2} label={label} text={title} className="a-1 b-9" />
      <ol className="prow">
        {items.map((item) => (
          <li key={item.title}>
            <Heading level={3} text={item.title} />
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
