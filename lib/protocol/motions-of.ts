/** What a whole protocol moves and needs, before any of it is rehearsed. */
import type { Step } from './model.ts';
import { type Act, operationOf } from './operations/index.ts';
import type { Motion, Move } from './operations/motions.ts';

/** The motions of all steps, once each. */
const motionsOf = (steps: readonly Step[]): Motion<Act>[] =>
  steps.flatMap((step) => (step.do === 'repeat' ? motionsOf(step.steps) : operationOf(step).motions(step)));

/** The plates that stand on a heater-shaker. */
export const shakersOf = (steps: readonly Step[]): number[] =>
  [
    ...new Set(
      motionsOf(steps).flatMap((one) => (one.do === 'act' && 'plate' in one.act ? [one.act.plate] : [])),
    ),
  ].sort();

/** The liquids of a protocol in the order in which they are first drawn from a reservoir: their reservoirs, from 1. */
export function reservoirsOf(steps: readonly Step[]): string[] {
  const names = motionsOf(steps).flatMap((motion) => (motion.do === 'pass' ? liquidsIn(motion.moves) : []));
  return [...new Set(names)].filter(Boolean);
}
/** The liquids that moves draw from reservoirs, in order, each as often as it is drawn. */
export const liquidsIn = (moves: readonly Move[]): string[] =>
  moves.flatMap((move) => {
    if (move.do === 'again') return liquidsIn(move.moves);
    return move.do === 'aspirate' && typeof move.from === 'object' ? [move.from.liquid] : [];
  });
