import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';
import { isJapanese } from '@/lib/text/lines';

/** English words stand apart from a figure, Japanese ones do not. */
const gap = (unit: string) => (isJapanese(unit) ? '' : ' ');

/** Five benefits, set as a table: a number, what it means, and why. */
export function BenefitsTable({ label, title, note, items }: LabcraftCopy['benefits']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-11">
      <TitledList
        items={items}
        className="lcben"
        above={(item) => (
          <p className="lcben__n">
            {item.about ? (
              <small>
                {item.about}
                {gap(item.unit)}
              </small>
            ) : null}
            {item.figure}
            <small>
              {gap(item.unit)}
              {item.unit}
            </small>
          </p>
        )}
      />
      <p className="text-small text-ink-3">{note}</p>
    </Section>
  );
}
