import type { LabcraftCopy } from '@/app/[locale]/services/labcraft/copy';
import { TitledList } from '@/components/sections/titled-list';
import { Section } from '@/components/ui/section';
import { isJapanese } from '@/lib/text/lines';

/** English words stand apart from a figure, Japanese ones do not. */
const gap = (unit: string) => (isJapanese(unit) ? '' : ' ');

const BESIDE_FIGURE = 'text-[0.34em] tracking-normal text-ink-2';

/** Five benefits, set as a table: a number where one says something, what it means, and why. */
export function BenefitsTable({ label, title, note, items }: LabcraftCopy['benefits']) {
  return (
    <Section label={label} title={title} titleClass="md:col-end-11">
      <TitledList
        items={items}
        className="border-t border-ink"
        itemClass="grid gap-x-gap gap-y-1 border-b border-line pt-5 pb-6 sm:grid-cols-[2fr_3fr] md:grid-cols-3 md:items-baseline"
        above={({ about, figure, unit = '' }) => (
          <p className="font-head tnum text-[clamp(2.75rem,2rem+2.6vw,4.5rem)]/[1.1] font-medium tracking-[-0.045em] text-ink sm:max-md:row-span-2">
            {about ? (
              <small className={`mr-[0.3em] ${BESIDE_FIGURE}`}>
                {about}
                {gap(unit)}
              </small>
            ) : null}
            {figure}
            <small className={`mx-[0.3em] ${BESIDE_FIGURE}`}>
              {gap(unit)}
              {unit}
            </small>
          </p>
        )}
      />
      <p className="text-small text-ink-3">{note}</p>
    </Section>
  );
}
