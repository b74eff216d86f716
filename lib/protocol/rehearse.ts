/**
 * Rehearses a protocol: the operations of a pipette one by one, what is in each well after each, and where the first
 * mistake would be. The exports are written from the same operations.
 */
import { type Moment, secondsOf } from './actions.ts';
import { workThrough } from './bench.ts';
import type { Wells } from './contents.ts';
import type { Mistake } from './mistakes.ts';
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
  const done = workThrough(steps, hasLimits);
  const sum = (which: 0 | 1) =>
    done.moments.reduce((seconds, { operation }) => seconds + secondsOf(operation)[which], 0);
  return { ...done, seconds: [sum(0), sum(1)] };
}
