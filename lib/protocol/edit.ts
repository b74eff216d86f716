/** Changes of steps, or of steps with gaps, by their path: their places in the lists, from outside in. */
import type { Block } from './blocks.ts';
import { type Step, tidyStep } from './model.ts';
import { OPERATIONS, type Verb } from './operations/index.ts';

export type Path = readonly number[];
/** The steps after a change, and where the step that was changed is now. */
export type Edited<B extends Block = Step> = { steps: B[]; path: Path };

/** The number of a step as people count: 2.1 is the first step in the second. */
export const stepNumber = (path: Path): string => path.map((place) => place + 1).join('.');
/** Tells whether two paths lead to the same step. */
export const samePath = (one: Path, other: Path): boolean => one.join() === other.join();
/** The list in which a path ends. */
export function listAt<B extends Block>(steps: readonly B[], path: Path): readonly B[] {
  if (path.length < 2) return steps;
  const [first = 0, ...rest] = path;
  const step = steps[first];
  return step?.do === 'repeat' ? listAt(step.steps as B[], rest) : [];
}
/** The step at a path; undefined where there is none. */
export const stepAt = <B extends Block>(steps: readonly B[], path: Path): B | undefined =>
  listAt(steps, path)[path.at(-1) ?? -1];

/** The path of a step, or of the nearest one where there is none any more: the one before it, or the one around it. */
export function nearest<B extends Block>(steps: readonly B[], path: Path): Path | undefined {
  const place = path.at(-1);
  if (place === undefined) return steps.length ? [0] : undefined;
  if (stepAt(steps, path)) return path;
  return nearest(steps, place > 0 ? beside(path, -1) : path.slice(0, -1));
}

/** Changes the list in which a path ends. */
function within<B extends Block>(steps: readonly B[], path: Path, change: (list: B[]) => B[]): B[] {
  if (path.length < 2) return change([...steps]);
  const [first, ...rest] = path;
  return steps.map((step, place) =>
    place === first && step.do === 'repeat'
      ? { ...step, steps: within(step.steps as B[], rest, change) }
      : step,
  );
}
/** The path so many places further in the same list; before it where negative. */
export const beside = (path: Path, by: number): Path => [...path.slice(0, -1), (path.at(-1) ?? 0) + by];

/** The steps without the one at a path. */
export const removeAt = <B extends Block>(steps: readonly B[], path: Path): B[] =>
  within(steps, path, (list) => list.filter((_, place) => place !== path.at(-1)));
/** The steps with another one at a path, before the one that was there. */
export const insertAt = <B extends Block>(steps: readonly B[], path: Path, step: B): B[] =>
  within(steps, path, (list) => list.toSpliced(path.at(-1) ?? 0, 0, step));
/** The steps with another one in place of that at a path, in its normal form. */
export const replaceAt = <B extends Block>(steps: readonly B[], path: Path, step: B): B[] =>
  within(steps, path, (list) => list.with(path.at(-1) ?? 0, tidyStep(step)));

/** The steps with the repeat at a path done so often. */
export const withTimes = (steps: readonly Step[], path: Path, times: number): Step[] =>
  replaceAt(steps, path, { ...stepAt(steps, path), times } as Step);

export type Move = 'up' | 'down' | 'in' | 'out' | 'wrap' | 'copy' | 'remove';

/** What a move of a step leads to; nothing where it cannot be made. It may be more than fits (`fits`). */
export function moved<B extends Block>(steps: readonly B[], path: Path, move: Move): Edited<B> | undefined {
  const step = stepAt(steps, path);
  if (!step) return undefined;
  const place = path.at(-1) ?? 0;
  const list = listAt(steps, path);
  const before = list[place - 1];
  const [previous, next] = [beside(path, -1), beside(path, 1)];
  const to = (target: Path): Edited<B> => ({
    steps: insertAt(removeAt(steps, path), target, step),
    path: target,
  });
  const moves: Record<Move, () => Edited<B> | false> = {
    up: () => place > 0 && to(previous),
    down: () => place < list.length - 1 && to(next),
    in: () => before?.do === 'repeat' && to([...previous, before.steps.length]),
    out: () => path.length > 1 && to(beside(path.slice(0, -1), 1)),
    wrap: () => ({
      steps: replaceAt(steps, path, { ...OPERATIONS.repeat.blank, steps: [step] } as unknown as B),
      path: [...path, 0],
    }),
    copy: () => ({ steps: insertAt(steps, next, step), path: next }),
    remove: () => ({
      steps: removeAt(steps, path),
      path: place > 0 ? previous : list.length > 1 ? path : path.slice(0, -1),
    }),
  };
  return moves[move]() || undefined;
}

/** Moves a step to just before another; nothing where it would come into itself. It may be more than fits (`fits`). */
export function movedTo<B extends Block>(
  steps: readonly B[],
  from: Path,
  target: Path,
): Edited<B> | undefined {
  const step = stepAt(steps, from);
  if (!step || samePath(from, target) || samePath(target.slice(0, from.length), from)) return undefined;
  const place = from.length - 1;
  const shifted = target.map((value, index) =>
    index === place && samePath(target.slice(0, place), from.slice(0, -1)) && value > (from[place] ?? 0)
      ? value - 1
      : value,
  );
  return { steps: insertAt(removeAt(steps, from), shifted, step), path: shifted };
}

/** A new step of a kind, ready to be filled in. */
export const newStep = (verb: Verb): Step => OPERATIONS[verb].blank;
