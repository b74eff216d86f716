import fc from 'fast-check';
import {
  type Edited,
  insertAt,
  type Move,
  moved,
  movedTo,
  nearest,
  newStep,
  type Path,
  removeAt,
  replaceAt,
  stepAt,
  stepNumber,
} from '@/lib/protocol/edit';
import { fits, LIMITS, plainSteps, readProtocol, type Step } from '@/lib/protocol/model';
import { VERBS } from '@/lib/protocol/operations';
import { anyProtocol } from './arbitrary';

const wait = (seconds: number): Step => ({ do: 'wait', seconds });
const repeat = (...steps: Step[]): Step => ({ do: 'repeat', times: 2, steps });
const shown = (steps: readonly Step[] = []): unknown[] =>
  steps.map((step) => (step.do === 'repeat' ? shown(step.steps) : (step as { seconds: number }).seconds));
const steps = [wait(1), repeat(wait(2), wait(3)), wait(4)];

it.each<[Move, number[], unknown[], number[]]>([
  ['up', [2], [1, 4, [2, 3]], [1]],
  ['down', [0], [[2, 3], 1, 4], [1]],
  ['in', [2], [1, [2, 3, 4]], [1, 2]],
  ['out', [1, 0], [1, [3], 2, 4], [2]],
  ['wrap', [0], [[1], [2, 3], 4], [0, 0]],
  ['copy', [1], [1, [2, 3], [2, 3], 4], [2]],
  ['remove', [1, 0], [1, [3], 4], [1, 0]],
  ['remove', [0], [[2, 3], 4], [0]],
  ['remove', [1, 1], [1, [2], 4], [1, 0]],
  ['remove', [2], [1, [2, 3]], [1]],
  ['up', [1, 1], [1, [3, 2], 4], [1, 0]],
])('%s of %j', (move, path, after, now) => {
  const edited = moved(steps, path, move);
  expect(shown(edited?.steps)).toEqual(after);
  expect(edited?.path).toEqual(now);
});

it.each<[Move, number[]]>([
  ['up', [0]],
  ['down', [2]],
  ['in', [0]],
  ['out', [0]],
  ['up', [9]],
])('there is no %s of %j', (move, path) => expect(moved(steps, path, move)).toBeUndefined());

it('a step is counted from one, in the step that it is in', () => {
  expect(stepNumber([0])).toBe('1');
  expect(stepNumber([1, 0, 10])).toBe('2.1.11');
});

it('there is no step at the place of none', () => expect(stepAt(steps, [])).toBeUndefined());

it('what is moved deeper than repeats may lie, or copied beyond as many steps as there may be, is more than fits', () => {
  const deepest = [repeat(repeat(repeat(repeat(wait(1))))), wait(2)];
  const isTooMuch = (edited: Edited | undefined) => edited !== undefined && !fits(edited.steps);
  expect(isTooMuch(moved(deepest, [0, 0, 0, 0, 0], 'wrap'))).toBe(true);
  expect(moved(deepest, [1], 'wrap')?.path).toEqual([1, 0]);
  expect(isTooMuch(movedTo([...deepest, repeat(wait(3))], [2], [0, 0, 0, 0, 0]))).toBe(true);
  const many = Array.from({ length: LIMITS.steps }, () => wait(1));
  expect(isTooMuch(moved(many, [0], 'copy'))).toBe(true);
});

it.each<[path: Path, nearest: Path | undefined]>([
  [[1], [1]],
  [[7], [2]],
  [[1, 0, 3], [1]],
  [[4, 2, 0], [2]],
])('what was at %j and is gone leaves %j', (path, near) => {
  expect(nearest([wait(1), wait(2), repeat(wait(3))], path)).toEqual(near);
  expect(nearest([], path)).toBeUndefined();
});

it('a step leaves a list empty, and the one around it is chosen', () =>
  expect(moved([repeat(wait(1))], [0, 0], 'remove')).toEqual({ steps: [repeat()], path: [0] }));

it.each<[number[], number[], unknown[]]>([
  [[0], [2], [[2, 3], 1, 4]],
  [[2], [0], [4, 1, [2, 3]]],
  [[2], [1, 1], [1, [2, 4, 3]]],
  [[0], [1, 0], [[1, 2, 3], 4]],
  [[1, 0], [0], [2, 1, [3], 4]],
  [[0], [1, 1], [[2, 1, 3], 4]],
  [
    [1, 0],
    [1, 2],
    [1, [3, 2], 4],
  ],
  [
    [1, 1],
    [1, 0],
    [1, [3, 2], 4],
  ],
  [[1, 0], [2], [1, [3], 2, 4]],
])('dropping %j before %j', (from, to, after) => {
  const edited = movedTo(steps, from, to);
  expect(shown(edited?.steps)).toEqual(after);
  expect(stepAt(edited?.steps ?? [], edited?.path ?? [])).toEqual(stepAt(steps, from));
});

it('the same in a repeat of a repeat', () => {
  const deep = [repeat(wait(1), repeat(wait(2)))];
  expect(moved(deep, [0, 1, 0], 'out')).toEqual({
    steps: [repeat(wait(1), repeat(), wait(2))],
    path: [0, 2],
  });
  expect(moved(deep, [0, 1, 0], 'remove')).toEqual({ steps: [repeat(wait(1), repeat())], path: [0, 1] });
});

it('a step of one repeat is dropped into another one, also at the same place or behind it', () => {
  const twice = [repeat(wait(1), wait(2)), repeat(wait(3), wait(4))];
  expect(shown(movedTo(twice, [0, 0], [1, 0])?.steps)).toEqual([[2], [1, 3, 4]]);
  expect(shown(movedTo(twice, [0, 0], [1, 2])?.steps)).toEqual([[2], [3, 4, 1]]);
  expect(shown(movedTo(twice, [0, 0], [1, 1])?.steps)).toEqual([[2], [3, 1, 4]]);
});

it('nothing can be dropped into itself', () => expect(movedTo(steps, [1], [1, 0])).toBeUndefined());

it('a move keeps every step, unless it removes or adds one', () =>
  fc.assert(
    fc.property(
      anyProtocol,
      fc.constantFrom<Move>('up', 'down', 'in', 'out'),
      fc.nat(5),
      fc.nat(3),
      (protocol, move, a, b) => {
        const edited = moved(protocol.steps, stepAt(protocol.steps, [a, b]) ? [a, b] : [a], move);
        if (edited) expect(plainSteps(edited.steps)).toHaveLength(plainSteps(protocol.steps).length);
      },
    ),
    { numRuns: 200 },
  ));

it.each(VERBS)('a new %s is a step of the model', (verb) =>
  expect(readProtocol({ version: 1, steps: [newStep(verb)] }).steps).toEqual([newStep(verb)]),
);

it('steps are put in, taken out and put in place of others', () => {
  expect(shown(insertAt(steps, [1, 1], wait(9)))).toEqual([1, [2, 9, 3], 4]);
  expect(shown(removeAt(steps, [1, 1]))).toEqual([1, [2], 4]);
  expect(shown(replaceAt(steps, [0], wait(9)))).toEqual([9, [2, 3], 4]);
});
