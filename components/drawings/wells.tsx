import { round } from '@/lib/drawings/geometry';
import * as draw from './looks';

type WellsProps = {
  /** Fill of the well at a row and column: 0 to 1, or nothing for an empty well. */
  fill: (row: number, column: number) => number | undefined;
  /** Millimetres per unit of an SBS plate (127.5 × 85.5 mm). */
  scale?: number;
};

const PLACES = Array.from({ length: 96 }, (_, index) => [Math.floor(index / 12), index % 12] as const);

/** A 96-well plate seen from above, at the pitch of a real one (9 mm). */
export function Wells({ fill, scale = 1 }: WellsProps) {
  const s = (value: number) => round(value * scale);
  const well = ([row, column]: (typeof PLACES)[number]) => (
    <circle
      key={`${row} ${column}`}
      cx={s(14.4 + column * 9)}
      cy={s(11.2 + row * 9)}
      r={s(3.4)}
      fillOpacity={fill(row, column)}
    />
  );
  const isFilled = ([row, column]: (typeof PLACES)[number]) => fill(row, column) !== undefined;
  return (
    <>
      <path className={draw.body} d={`M${s(5)} ${s(0.5)}H${s(127)}V${s(85)}H${s(0.5)}V${s(5)}Z`} />
      <g className={draw.filledWell}>{PLACES.filter(isFilled).map(well)}</g>
      <g className={draw.emptyWell}>{PLACES.filter((place) => !isFilled(place)).map(well)}</g>
    </>
  );
}

const noFill = () => undefined;

/** A 96-well plate with nothing in it: there is nothing to show. */
export const EmptyPlate = ({ className = '' }: { className?: string }) => (
  <svg className={`drawing ${className}`} viewBox="-1 -1 129.5 87.5" aria-hidden="true">
    <Wells fill={noFill} />
  </svg>
);
