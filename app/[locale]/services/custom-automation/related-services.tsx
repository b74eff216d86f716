import { type ServiceRow, ServiceRows } from '@/app/sections/service-rows';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

type RelatedServicesProps = { label: string; title: string; items: readonly ServiceRow[]; flush?: boolean };

/** Links to neighbouring services, in three columns. */
export function RelatedServices({ label, title, items, flush }: RelatedServicesProps) {
  return (
    <Section label={label} flush={flush}>
      <Heading level={2} label={label} text={title} />
      <ServiceRows items={items} className="idx--3" />
    </Section>
  );
}
