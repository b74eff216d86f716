/** Changes of the steps of a protocol by their path: their places in the lists, from outside in. */
import { fits, type Step, tidyStep } from './model.ts';

export type Path = readonly number[];
/** The steps after a change, and where the step that was changed is now. */
export type Edited = { steps: Step[]; path: Path };

export const samePath = (one: Path, other: Path): boolean => one.join() === other.join();
const listAt = (steps: readonly Step[], path: Path): readonly Step[] => {
  if (path.length < 2) return steps;
  const [first = 0, ...rest] = path;
  const step = steps[first];
  return step?.do === 'repeat' ? listAt(step.steps, rest) : [];
};
export const stepAt = (steps: readonly Step[], path: Path): Step | undefined =>
  listAt(steps, path)[path.at(-1) ?? -1];

/** Changes the list in which a path ends. */
function within(steps: readonly Step[], path: Path, change: (list: Step[]) => Step[]): Step[] {
  if (path.length < 2) return change([...steps]);
  const [first, ...rest] = path;
  return steps.map((step, place) =>
    place === first && step.do === 'repeat' ? { ...step, steps: within(step.steps, rest, change) } : step,
  );
}
const beside = (path: Path, by: number): Path => [...path.slice(0, -1), (path.at(-1) ?? 0) + by];

export const removeAt = (steps: readonly Step[], path: Path): Step[] =>
  within(steps, path, (list) => list.filter((_, place) => place !== path.at(-1)));
export const insertAt = (steps: readonly Step[], path: Path, step: Step): Step[] =>
  within(steps, path, (list) => list.toSpliced(path.at(-1) ?? 0, 0, step));
export const replaceAt = (steps: readonly Step[], path: Path, step: Step): Step[] =>
  within(steps, path, (list) => list.with(path.at(-1) ?? 0, tidyStep(step)));

export type Move = 'up' | 'down' | 'in' | 'out' | 'wrap' | 'copy' | 'remove';

/** What a move of a step leads to; nothing where it cannot be made. */
export function moved(steps: readonly Step[], path: Path, move: Move): Edited | undefined {
  const step = stepAt(steps, path);
  if (!step) return undefined;
  const place = path.at(-1) ?? 0;
  const list = listAt(steps, path);
  const to = (target: Path): Edited => ({
    steps: insertAt(removeAt(steps, path), target, step),
    path: target,
  });
  const edited = ((): Edited | undefined => {
    switch (move) {
      case 'up':
        return place > 0 ? to(beside(path, -1)) : undefined;
      case 'down':
        return place < list.length - 1 ? to(beside(path, 1)) : undefined;
      case 'in': {
        const before = list[place - 1];
        return before?.do === 'repeat' ? to([...beside(path, -1), before.steps.length]) : undefined;
      }
      case 'out':
        return path.length > 1 ? to(beside(path.slice(0, -1), 1)) : undefined;
      case 'wrap':
        return {
          steps: replaceAt(steps, path, { do: 'repeat', times: 2, steps: [step] }),
          path: [...path, 0],
        };
      case 'copy':
        return { steps: insertAt(steps, beside(path, 1), step), path: beside(path, 1) };
      case 'remove':
        return {
          steps: removeAt(steps, path),
          path: place > 0 ? beside(path, -1) : list.length > 1 ? path : path.slice(0, -1),
        };
    }
  })();
  return edited && fits(edited.steps) ? edited : undefined;
}

/** Moves a step to just before another; nothing where it would come into itself. */
export function movedTo(steps: readonly Step[], from: Path, target: Path): Edited | undefined {
  const step = stepAt(steps, from);
  if (!step || samePath(from, target) || samePath(target.slice(0, from.length), from)) return undefined;
  const place = from.length - 1;
  const shifted = target.map((value, index) =>
    index === place && samePath(target.slice(0, place), from.slice(0, -1)) && value > (from[place] ?? 0)
      ? value - 1
      : value,
  );
  const edited = { steps: insertAt(removeAt(steps, from), shifted, step), path: shifted };
  return fits(edited.steps) ? edited : undefined;
}

const FIRST = { plate: 1, columns: [1] };
/** A new step of a kind, ready to be filled in. */
export function newStep(verb: Step['do']): Step {
  switch (verb) {
    case 'given':
      return { do: verb, volume: 100, liquid: 'sample', at: FIRST };
    case 'dispense':
      return { do: verb, volume: 50, liquid: '', at: FIRST, tips: 'each' };
    case 'transfer':
      return { do: verb, volume: 20, from: FIRST, at: { plate: 1, columns: [2] }, tips: 'each' };
    case 'remove':
      return { do: verb, volume: 50, at: FIRST, tips: 'each' };
    case 'mix':
      return { do: verb, times: 3, volume: 50, at: FIRST, tips: 'each' };
    case 'dilute':
      return {
        do: verb,
        factor: 2,
        volume: 50,
        at: { plate: 1, columns: [1, 2, 3, 4] },
        diluent: 'buffer',
        times: 3,
        tips: 'each',
      };
    case 'wait':
      return { do: verb, seconds: 30 };
    case 'repeat':
      return { do: verb, times: 2, steps: [] };
  }
}
