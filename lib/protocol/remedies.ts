/**
 * What could be changed where a rehearsal stopped: never done for somebody, only offered. Each remedy is tried before, and
 * is one only where the rehearsal then comes past the step that it is about.
 */

import { keyOf, total, type Wells } from './contents.ts';
import { type Edited, insertAt, listAt, type Path, removeAt, replaceAt, stepAt } from './edit.ts';
import { KIT } from './kit.ts';
import type { Mistake } from './mistakes.ts';
import { fits, isStep, type Step, tidyStep } from './model.ts';
import { reservoirsOf } from './motions-of.ts';
import { type Field, type FieldName, isHundredths, type Tips } from './operations/fields.ts';
import { fieldsOf, OPERATIONS } from './operations/index.ts';
import { alike } from './operations/motions.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';
import { type Place, unitsOf, wellsOf } from './wells.ts';

/** What a remedy does, with its figures in µL. */
export type Change =
  /** Another value of a field: of the step where it stopped, or of a repeat around it. */
  | { do: 'value'; at: Path; verb: Step['do']; field: Field; before: unknown; after: unknown }
  /** The same amount in equal parts. */
  | { do: 'split'; times: number; volume: number }
  /** Some of it is removed: at the end of each round, or before more comes. */
  | { do: 'drain' | 'before'; volume: number }
  /** The wells hold it from the start. */
  | { do: 'hold'; volume: number; liquid: string; at: Place }
  /** The step comes before all others. */
  | { do: 'first' }
  /** Each step has one set of tips, as far as it was rehearsed. */
  | { do: 'save' };
export type Remedy = { change: Change; edited: Edited };
/** All that they may do besides another value. */
export const CHANGES = ['split', 'drain', 'before', 'hold', 'first', 'save'] as const satisfies Exclude<
  Change['do'],
  'value'
>[];

const MOST = 3;
type Repeat = Extract<Step, { do: 'repeat' }>;
/** A step with whatever values it may have. */
type Values = { do: Step['do']; volume?: number; factor?: number; tips?: Tips; from?: Place; at?: Place };

/** To hundredths, as a step holds them. */
const down = (value: number) => Math.floor(value * 100 + 1e-6) / 100;
const up = (value: number) => -down(-value);
const first = (place: Place, count: number): Place =>
  'columns' in place
    ? { ...place, columns: place.columns.slice(0, count) }
    : { ...place, wells: place.wells.slice(0, count) };
const oneSet = (step: Step): Step => {
  if (step.do === 'repeat') return { ...step, steps: step.steps.map(oneSet) };
  return 'tips' in step && step.tips === 'each' ? { ...step, tips: 'once' } : step;
};

type Rehearsed = Pick<Rehearsal, 'mistake' | 'left'>;
/** Remedies of a rehearsal's mistake, the nearest first: three at most, and none where nobody can know what is meant. */
export function remedies(steps: readonly Step[], { mistake, left }: Rehearsed): Remedy[] {
  const found: Remedy[] = [];
  for (const remedy of mistake ? search(steps, mistake, left) : []) {
    if (remedy) found.push(remedy);
    if (found.length === MOST) break;
  }
  return found;
}

type Found = Remedy | undefined;
/** Remedies of one mistake, and undefined for each that is none; left is what the wells hold where it stopped. */
function* search(steps: readonly Step[], mistake: Mistake, left: Wells): Generator<Found> {
  const { kind, path, volume: there = 0, limit = 0, plate = 0, wells = [] } = mistake;
  const step = stepAt(steps, path) as Values;
  const { volume = 0, factor = 2, from, at } = step;

  /** Steps as a remedy, if they can be rehearsed past the one where it stopped; those behind it are not asked. */
  const tried = (change: Change, after: Step[], to: Path = path): Found => {
    const behind = steps.length - (path[0] ?? 0) - 1;
    return fits(after) && !rehearse({ steps: after.slice(0, after.length - behind) }).mistake
      ? { change, edited: { steps: after, path: to } }
      : undefined;
  };

  const value = (name: FieldName, after: unknown, to: Path = path): Found => {
    const old = stepAt(steps, to) as Step;
    const field = fieldsOf(old).find((one) => one.name === name) as Field;
    const before = (old as unknown as Record<string, unknown>)[name];
    const changed = { ...old, [name]: after };
    return isStep(changed)
      ? tried({ do: 'value', at: to, verb: old.do, field, before, after }, replaceAt(steps, to, changed))
      : undefined;
  };

  /** The greatest whole number with which it can be rehearsed. */
  const most = (name: 'times' | 'volume', least: number, greatest: number, to?: Path): Found => {
    let best: Found;
    for (let [low, high] = [least, greatest]; low <= high; ) {
      const middle = Math.floor((low + high) / 2);
      const found = value(name, middle, to);
      if (found) [best, low] = [found, middle + 1];
      else high = middle - 1;
    }
    return best;
  };

  /** As many rounds as there is room for, of each repeat around the step. */
  function* rounds(): Generator<Found> {
    for (let depth = path.length - 1; depth > 0; depth -= 1) {
      const to = path.slice(0, depth);
      yield most('times', 1, (stepAt(steps, to) as Repeat).times, to);
    }
  }

  /** A smaller volume: what is lacking once may be lacking for each well or round. */
  const less = (amount: number): Found => {
    const next = Math.floor(amount) + 1;
    const isMore = amount <= 0 || value('volume', next);
    return isMore ? most('volume', next, volume) : value('volume', amount);
  };

  const save = (): Found => {
    const all = steps.map(oneSet);
    const sofar = steps.map((one, index) => (index > (path[0] ?? 0) ? one : oneSet(one)));
    return tried({ do: 'save' }, rehearse({ steps: all }).mistake ? sofar : all);
  };

  const split = (): Found => {
    const least = Math.ceil(volume / limit);
    const times = [0, 1, 2, 3].map((more) => least + more).find((count) => isHundredths(volume / count));
    if (!times) return undefined;
    const part = down(volume / times);
    const parts: Step = { do: 'repeat', times, steps: [{ ...step, volume: part } as Step] };
    return tried({ do: 'split', times, volume: part }, replaceAt(steps, path, parts), [...path, 0]);
  };

  const removal = (name: 'drain' | 'before', amount: number): Found => {
    const place = name === 'before' ? path.at(-1) : listAt(steps, path).length;
    const to = [...path.slice(0, -1), place ?? 0];
    const removed = { ...OPERATIONS.remove.blank, volume: amount, at: at as Place };
    return tried({ do: name, volume: amount }, insertAt(steps, to, removed), to);
  };

  /** The wells that it draws from of which nobody said what is in them; none if one was emptied. */
  const untold = (): string[] => {
    const drawn = step.do === 'dilute' ? wells : wellsOf((from ?? at) as Place);
    const empty = drawn.filter((well) => !total(left.get(keyOf(plate, well))));
    return empty.some((well) => left.has(keyOf(plate, well))) ? [] : empty;
  };

  /** They hold enough for all rounds, if a well has room for it. */
  const hold = (empty: string[]): Found => {
    const times = path
      .map((_, depth) => stepAt(steps, path.slice(0, depth)))
      .reduce((product, one) => product * (one?.do === 'repeat' ? one.times : 1), 1);
    const amount = down(Math.min(limit * times, KIT.wellMax));
    const holding = tidyStep({ ...OPERATIONS.given.blank, volume: amount, at: { plate, wells: empty } });
    return tried({ ...holding, do: 'hold' }, insertAt(steps, [0], holding), [0]);
  };

  switch (kind) {
    case 'no-liquid':
      for (const name of reservoirsOf(steps)) yield value('liquid', name);
      return;
    case 'too-small':
      yield value('volume', limit);
      return;
    case 'tip-full':
      if (['dispense', 'transfer', 'remove'].includes(step.do)) yield split();
      // Of the diluent there is more than of what is moved.
      else yield value('volume', down(limit / (factor - 1)));
      return;
    case 'well-full':
      yield* rounds();
      yield removal('drain', volume);
      yield less(down(volume - (there - limit)));
      yield removal('before', up(there - limit));
      return;
    case 'well-empty': {
      const empty = untold();
      yield* rounds();
      yield empty.length ? hold(empty) : less(down(there));
      return;
    }
    case 'no-tips-on':
      if (at && unitsOf(from ? alike(from, at)[1] : at).length > 1) yield value('tips', 'once');
      yield value('tips', 'each');
      return;
    case 'two-reagents':
      yield value('tips', 'each');
      return;
    case 'no-tips-left':
      yield value('tips', 'once') ?? save();
      yield* rounds();
      return;
    case 'pairs':
      for (const name of ['from', 'at'] as const) {
        const count = Math.min(...[from, at].map((place) => (place ? unitsOf(place).length : 0)));
        yield value(name, first(step[name] as Place, count));
      }
      return;
    case 'ratio':
      yield value('volume', down(there / (factor - 1)));
      yield value('factor', Math.round(there / volume) + 1);
      return;
    case 'given-late': {
      const to = [steps.findIndex((one) => one.do !== 'given')];
      yield tried({ do: 'first' }, insertAt(removeAt(steps, path), to, step as Step), to);
      return;
    }
    case 'reservoir-full':
      yield* rounds();
  }
}
