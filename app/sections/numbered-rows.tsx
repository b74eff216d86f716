import { TitledList } from '@/components/sections/titled-list';

type NumberedRow = { title: string; text: string; part?: string };

const ROW =
  'relative grid gap-x-gap gap-y-1 border-line border-b pt-6 pb-7 pl-16 [counter-increment:row] ' +
  'before:absolute before:top-5 before:left-0 before:font-head before:font-medium ' +
  'before:text-[clamp(2.5rem,1.8rem+2.6vw,4rem)]/none before:text-teal before:tracking-[-0.04em] ' +
  'before:content-[counter(row)] md:items-baseline md:pt-7 md:pb-8 md:pl-0 md:before:static';
const TEXT = 'max-w-[34em]';

const COLUMNS = { texts: 'md:grid-cols-[2fr_4fr_6fr]', parts: 'md:grid-cols-[1.5fr_4fr_2.5fr_4fr]' };

/** Rows of numeral, name and text, as of values and roles; a row may name a part between name and text. */
export const NumberedRows = ({ items }: { items: readonly NumberedRow[] }) => (
  <TitledList
    ordered
    items={items}
    className="border-t border-ink [counter-reset:row]"
    itemClass={`${ROW} ${COLUMNS[items.some(({ part }) => part) ? 'parts' : 'texts']}`}
    textClass={TEXT}
    between={({ part }) => part && <p className={`${TEXT} text-[0.875rem] text-ink-3`}>{part}</p>}
  />
);
