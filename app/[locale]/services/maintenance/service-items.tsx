import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** What the service consists of: a row each, with what the plans say about it at the right. */
export function ServiceItems({ label, title, items }: MaintenanceCopy['services']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9" surface="white">
      <ul className="carerow">
        {items.map((item) => (
          <li key={item.title}>
            <Heading level={3} text={item.title} />
            <p>{item.text}</p>
            <p className="small muted">{item.plans}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
