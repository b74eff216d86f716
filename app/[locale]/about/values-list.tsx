import type { AboutCopy } from '@/app/[locale]/about/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';

/** Five values as numbered rows. */
export function ValuesList({ label, title, items }: AboutCopy['values']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-9">
      <TitledList ordered items={items} className="prow" />
    </Section>
  );
}
