import { type ServiceRow, ServiceRows } from '@/app/sections/service-rows';
import { Section } from '@/components/ui/section';

type RelatedServicesProps = { label: string; title: string; items: readonly ServiceRow[]; flush?: boolean };

/** Links to neighbouring services, in three columns. */
export function RelatedServices({ label, title, items, flush }: RelatedServicesProps) {
  return (
    <Section label={label} title={title} flush={flush}>
      <ServiceRows items={items} className="idx--3" />
    </Section>
  );
}
