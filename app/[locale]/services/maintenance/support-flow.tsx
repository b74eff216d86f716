import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';

/** From a report to the machine running again: four stations on one line. */
export function SupportFlow({ label, title, items }: MaintenanceCopy['flow']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-8" surface="night">
      <TitledList ordered items={items} className="careflow" />
    </Section>
  );
}
