import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';

/** Six steps as a staircase; `#flow` is linked to from elsewhere. */
export function FlowSection({ label, title, items }: HomeJa['flow']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-7" surface="night" id="flow" data-hash-scroll>
      <TitledList ordered items={items} className="steps steps--stair" />
    </Section>
  );
}
