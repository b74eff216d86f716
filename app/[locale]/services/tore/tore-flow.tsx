import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { StepList } from '@/components/sections/step-list';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

/** The three steps of a checkout, large. */
export function ToreFlow({ label, title, items }: ToreCopy['flow']) {
  return (
    <Section label={label} surface="night" id="flow" data-hash-scroll>
      <Heading level={2} label={label} text={title} className="a-1 b-9" />
      <StepList items={items} className="steps steps--three" />
    </Section>
  );
}
