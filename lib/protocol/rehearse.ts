/**
 * Rehearses a protocol: the operations of a pipette one by one, what is in each well after each, and where the first
 * mistake would be. The exports are written from the same operations.
 */
import { type Moment, secondsOf } from './actions.ts';
import { Bench } from './bench.ts';
import { roundVolume, type Wells } from './contents.ts';
import { KIT } from './kit.ts';
import { type Mistake, Stop } from './mistakes.ts';
import type { Step } from './model.ts';

export type Rehearsal = {
  moments: Moment[];
  mistake?: Mistake;
  /** Before the first operation. */
  given: Wells;
  /** After the last operation. */
  left: Wells;
  /** The liquids in the order of their reservoirs, with what is drawn and what has to be filled in, in µL. */
  liquids: { name: string; drawn: number; fill: number }[];
  tips: number;
  seconds: readonly [least: number, most: number];
};

/**
 * Rehearses a protocol up to its end or its first mistake. Without the limits of the kit, a mistake is only what leaves open
 * what is in the wells.
 */
export function rehearse({ steps }: { steps: readonly Step[] }, hasLimits = true): Rehearsal {
  const bench = new Bench(steps, hasLimits);
  let mistake: Mistake | undefined;
  try {
    bench.run(steps);
    bench.dropTips();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    mistake = error.mistake;
  }
  const sum = (which: 0 | 1) =>
    bench.moments.reduce((seconds, { operation }) => seconds + secondsOf(operation)[which], 0);
  return {
    moments: bench.moments,
    ...(mistake && { mistake }),
    given: bench.given ?? bench.deck.wells,
    left: bench.deck.wells,
    liquids: bench.liquids.map((name, index) => {
      const drawn = roundVolume(bench.drawn[index] ?? 0);
      return { name, drawn, fill: drawn ? drawn + KIT.dead : 0 };
    }),
    tips: bench.tips,
    seconds: [sum(0), sum(1)],
  };
}
