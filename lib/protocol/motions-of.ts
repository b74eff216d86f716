/** What a whole protocol moves and draws, before any of it is rehearsed. */
import { plainSteps, type Step } from './model.ts';
import { type Act, operationOf } from './operations/index.ts';
import type { Motion, Move } from './operations/motions.ts';

/** The motions of all steps, once each. */
export const motionsOf = (steps: readonly Step[]): Motion<Act>[] =>
  plainSteps(steps).flatMap((step) => operationOf(step).motions(step));

/** The liquids that moves draw from reservoirs, in order, each as often as it is drawn. */
export const liquidsIn = (moves: readonly Move[]): string[] =>
  moves.flatMap((move) =>
    move.do === 'aspirate' && typeof move.from === 'object' ? [move.from.liquid] : [],
  );

/** The liquids of a protocol in the order in which they are first drawn from a reservoir: their reservoirs, from 1. */
export function reservoirsOf(steps: readonly Step[]): string[] {
  const names = motionsOf(steps).flatMap((motion) => (motion.do === 'pass' ? liquidsIn(motion.moves) : []));
  return [...new Set(names)].filter(Boolean);
}
