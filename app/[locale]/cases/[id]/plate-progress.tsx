import { Wells } from '@/components/drawings/wells';

/** Columns that are done; the next one is under way. */
const DONE = 4;

const fill = (_row: number, column: number) => (column < DONE ? 1 : column === DONE ? 0.5 : undefined);

/** A plate on which the program works from left to right, with the column under way marked. */
export function PlateProgress({ label }: { label: string }) {
  const x = 14.4 + DONE * 9;
  return (
    <svg className="draw" viewBox="-2 -6 132 96" role="img" aria-label={label}>
      <Wells fill={fill} />
      <path className="casedraw__now" d={`M${x} -4V89`} />
    </svg>
  );
}
