import type { ToreCopy } from '@/app/[locale]/services/tore/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';

/** The three steps of a checkout, large. */
export function ToreFlow({ label, title, items }: ToreCopy['flow']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9" surface="night" id="flow" data-hash-scroll>
      <TitledList ordered items={items} className="steps steps--three" />
    </Section>
  );
}
