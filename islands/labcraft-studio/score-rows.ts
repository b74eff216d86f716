/** The figures of the score in pixels. */
import type { Score } from './drawing';
import type { StudioState } from './use-studio';

/** Room behind a mistake, for what was not rehearsed. */
export const AHEAD = 64;

/** What there is room for. */
export function rowsOf({ width, height }: { width: number; height: number }, ahead: number) {
  const isSmall = height < 70;
  const steps = isSmall ? 0 : 24;
  const top = isSmall ? 10 : height < 100 ? 32 : 35;
  const pitch = (height - top - (isSmall ? 4 : 21)) / 12;
  return { width: width - ahead, isSmall, steps, top, pitch, lane: steps + 3, bottom: top + 12 * pitch };
}
export type Rows = ReturnType<typeof rowsOf>;

export type PartProps = { studio: StudioState; score: Score; rows: Rows };

/** Vertical waves: where time is left out, and where a sentence is. */
export const wave = (x: number, from: number, to: number, wide: number) => {
  const by = (to - from) / 4;
  return `M${x} ${from}q${wide} ${by / 2} 0 ${by}t0 ${by} 0 ${by} 0 ${by}`;
};
