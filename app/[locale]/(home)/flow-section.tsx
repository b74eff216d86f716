import type { HomeJa } from '@/app/[locale]/(home)/copy';
import { StepList } from '@/components/sections/step-list';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** Six steps as a staircase; `#flow` is linked to from elsewhere. */
export function FlowSection({ label, title, items }: HomeJa['flow']) {
  return (
    <Section label={label} surface="night" id="flow" data-hash-scroll>
      <Heading level={2} label={label} text={title} className="a-1 b-7" />
      <StepList items={items} className="steps steps--stair" />
    </Section>
  );
}
