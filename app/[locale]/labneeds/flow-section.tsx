import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';

/** A project in six steps, as a staircase. */
export function FlowSection({ label, title, items }: LabneedsCopy['flow']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-7" surface="night">
      <TitledList ordered items={items} className="steps steps--stair" />
    </Section>
  );
}
