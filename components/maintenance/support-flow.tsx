import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { MaintenanceCopy } from '@/lib/content/pages/maintenance';

/** From a report to the machine running again: four stations on one line. */
export function SupportFlow({ label, title, items }: MaintenanceCopy['flow']) {
  return (
    <Section label={label} surface="night">
      <Heading level={2} text={title} className="a-1 b-8" />
      <ol className="careflow">
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
