import type { MaintenanceCopy } from '@/app/[locale]/services/maintenance/copy';
import { StepList } from '@/components/sections/step-list';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** From a report to the machine running again: four stations on one line. */
export function SupportFlow({ label, title, items }: MaintenanceCopy['flow']) {
  return (
    <Section label={label} surface="night">
      <Heading level={2} label={label} text={title} className="a-1 b-8" />
      <StepList items={items} className="careflow" />
    </Section>
  );
}
