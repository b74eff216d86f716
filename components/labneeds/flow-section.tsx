import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { LabneedsCopy } from '@/lib/content/pages/labneeds';

/** A project in six steps, as a staircase. */
export function FlowSection({ label, title, items }: LabneedsCopy['flow']) {
  return (
    <Section label={label} surface="night">
      <Heading level={2} text={title} className="a-1 b-7" />
      <ol className="steps steps--stair">
        {items.map((step) => (
          <li key={step.title}>
            <Heading level={3} text={step.title} />
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
