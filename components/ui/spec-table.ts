const CELL = 'max-sm:pr-2';

/** What a table of measured values says of its parts, on top of `ruled-table`: large figures in columns of one width. */
export const SPEC = {
  table: 'table-fixed',
  corner: `w-[22%] max-sm:w-[28%] max-sm:whitespace-normal ${CELL}`,
  /** Over the heads of the columns. */
  line: 'border-t-[1.5px] border-t-ink',
  head: `font-head font-semibold text-[1.0625rem]/[normal] text-ink max-sm:whitespace-normal ${CELL}`,
  row: `whitespace-normal ${CELL}`,
  value: `font-head font-medium tnum text-[1.25rem]/[1.5] max-sm:text-[1rem] ${CELL}`,
  words: `font-medium text-[0.9375rem]/[1.7] max-sm:text-[0.8125rem] ${CELL}`,
  unit: 'ml-1 font-body font-normal text-[0.8125rem]/[normal] text-ink-3 max-sm:m-0 max-sm:block',
};
