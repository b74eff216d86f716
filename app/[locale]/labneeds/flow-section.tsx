import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { StepList } from '@/components/sections/step-list';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** A project in six steps, as a staircase. */
export function FlowSection({ label, title, items }: LabneedsCopy['flow']) {
  return (
    <Section label={label} surface="night">
      <Heading level={2} label={label} text={title} className="a-1 b-7" />
      <StepList items={items} className="steps steps--stair" />
    </Section>
  );
}
