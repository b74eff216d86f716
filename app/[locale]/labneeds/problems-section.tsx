import type { LabneedsCopy } from '@/app/[locale]/labneeds/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';

/** Three problems as rows beside the statement. */
export function ProblemsSection({ label, title, items }: LabneedsCopy['problems']) {
  return (
    <Section label={label} title={title} titleClass="a-1 b-6">
      <TitledList items={items} className="lnrows a-6 b-13" />
    </Section>
  );
}
