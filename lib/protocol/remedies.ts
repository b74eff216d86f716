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

/** Remedies of a rehearsal's mistake, the nearest first: three at most, and none where nobody can know what is meant. */
export function remedies(steps: readonly Step[], { mistake, left }: Rehearsed): Remedy[] {
  if (!mistake) return [];
  const found: Remedy[] = [];
  for (const remedy of new Search(steps, mistake, left).all()) {
    if (found.length === MOST) break;
    if (remedy) found.push(remedy);
  }
  return found;
}

type Found = Remedy | undefined;
type Rehearsed = Pick<Rehearsal, 'mistake' | 'left'>;

/** The search for remedies of one mistake. */
class Search {
  private readonly steps: readonly Step[];
  private readonly mistake: Mistake;
  private readonly path: Path;
  private readonly step: Values;
  /** What the wells hold where it stopped. */
  private readonly left: Wells;

  constructor(steps: readonly Step[], mistake: Mistake, left: Wells) {
    this.steps = steps;
    this.mistake = mistake;
    this.left = left;
    this.path = mistake.path;
    this.step = stepAt(steps, mistake.path) as Values;
  }

  *all(): Generator<Found> {
    const { step, path } = this;
    const { kind, volume: there = 0, limit = 0 } = this.mistake;
    const { volume = 0, factor = 2, from, at } = step;
    switch (kind) {
      case 'no-liquid':
        for (const name of reservoirsOf(this.steps)) yield this.value('liquid', name);
        return;
      case 'too-small':
        yield this.value('volume', limit);
        return;
      case 'tip-full':
        if (['dispense', 'transfer', 'remove'].includes(step.do)) yield this.split(limit);
        // Of the diluent there is more than of what is moved.
        else yield this.value('volume', down(limit / (factor - 1)));
        return;
      case 'well-full':
        yield* this.rounds();
        yield this.removal('drain', volume);
        yield this.less(down(volume - (there - limit)));
        yield this.removal('before', up(there - limit));
        return;
      case 'well-empty': {
        const untold = this.untold();
        yield* this.rounds();
        yield untold.length ? this.hold(untold) : this.less(down(there));
        return;
      }
      case 'no-tips-on':
        if (at && unitsOf(at).length > 1) yield this.value('tips', 'once');
        yield this.value('tips', 'each');
        return;
      case 'two-reagents':
        yield this.value('tips', 'each');
        return;
      case 'no-tips-left':
        yield this.value('tips', 'once') ?? this.save();
        yield* this.rounds();
        return;
      case 'pairs':
        for (const name of ['from', 'at'] as const) {
          const count = Math.min(...[from, at].map((place) => (place ? unitsOf(place).length : 0)));
          yield this.value(name, first(step[name] as Place, count));
        }
        return;
      case 'ratio':
        yield this.value('volume', down(there / (factor - 1)));
        yield this.value('factor', Math.round(there / volume) + 1);
        return;
      case 'given-late': {
        const target = [this.steps.findIndex((one) => one.do !== 'given')];
        yield this.tried({ do: 'first' }, insertAt(removeAt(this.steps, path), target, step as Step), target);
        return;
      }
      case 'reservoir-full':
        yield* this.rounds();
    }
  }

  /** Steps as a remedy, if they can be rehearsed past the one where it stopped; those behind it are not asked. */
  private tried(change: Change, steps: Step[], path = this.path): Found {
    const behind = this.steps.length - (this.path[0] ?? 0) - 1;
    return fits(steps) && !rehearse({ steps: steps.slice(0, steps.length - behind) }).mistake
      ? { change, edited: { steps, path } }
      : undefined;
  }

  private value(name: FieldName, after: unknown, at = this.path): Found {
    const old = stepAt(this.steps, at) as Step;
    const field = fieldsOf(old).find((one) => one.name === name) as Field;
    const before = (old as unknown as Record<string, unknown>)[name];
    const changed = { ...old, [name]: after };
    if (!isStep(changed)) return undefined;
    return this.tried(
      { do: 'value', at, verb: old.do, field, before, after },
      replaceAt(this.steps, at, changed),
    );
  }

  /** As many rounds as there is room for, of each repeat around the step. */
  private *rounds(): Generator<Found> {
    for (let depth = this.path.length - 1; depth > 0; depth -= 1) {
      const path = this.path.slice(0, depth);
      const { times } = stepAt(this.steps, path) as Repeat;
      yield this.most('times', 1, times, path);
    }
  }

  /** A smaller volume: what is lacking once may be lacking for each well or round. */
  private less(volume: number): Found {
    const next = Math.floor(volume) + 1;
    const isMore = volume <= 0 || this.value('volume', next);
    return isMore ? this.most('volume', next, this.step.volume as number) : this.value('volume', volume);
  }

  /** The greatest whole number with which it can be rehearsed. */
  private most(name: 'times' | 'volume', least: number, greatest: number, path = this.path): Found {
    let most: Found;
    for (let [low, high] = [least, greatest]; low <= high; ) {
      const middle = Math.floor((low + high) / 2);
      const found = this.value(name, middle, path);
      if (found) [most, low] = [found, middle + 1];
      else high = middle - 1;
    }
    return most;
  }

  private save(): Found {
    const [last = 0] = this.path;
    const all = this.steps.map(oneSet);
    const sofar = this.steps.map((step, at) => (at > last ? step : oneSet(step)));
    return this.tried({ do: 'save' }, rehearse({ steps: all }).mistake ? sofar : all);
  }

  private split(limit: number): Found {
    const { volume = 0 } = this.step;
    const least = Math.ceil(volume / limit);
    const times = [0, 1, 2, 3].map((more) => least + more).find((count) => isHundredths(volume / count));
    if (!times) return undefined;
    const part = down(volume / times);
    const parts: Step = { do: 'repeat', times, steps: [{ ...this.step, volume: part } as Step] };
    const steps = replaceAt(this.steps, this.path, parts);
    return this.tried({ do: 'split', times, volume: part }, steps, [...this.path, 0]);
  }

  private removal(name: 'drain' | 'before', volume: number): Found {
    const { path, step, steps } = this;
    const place = name === 'before' ? path.at(-1) : listAt(steps, path).length;
    const at = [...path.slice(0, -1), place ?? 0];
    const removed = { ...OPERATIONS.remove.blank, volume, at: step.at as Place };
    return this.tried({ do: name, volume }, insertAt(steps, at, removed), at);
  }

  /** The wells that it draws from of which nobody said what is in them; none if one was emptied. */
  private untold(): string[] {
    const { step, left } = this;
    const { plate, wells } = this.mistake as Required<Mistake>;
    const drawn = step.do === 'dilute' ? wells : wellsOf((step.from ?? step.at) as Place);
    const empty = drawn.filter((well) => !total(left.get(keyOf(plate, well))));
    return empty.some((well) => left.has(keyOf(plate, well))) ? [] : empty;
  }

  /** They hold enough for all rounds, if a well has room for it. */
  private hold(wells: string[]): Found {
    const { path, steps } = this;
    const { plate, limit } = this.mistake as Required<Mistake>;
    const first = [0];
    const times = path
      .map((_, depth) => stepAt(steps, path.slice(0, depth)))
      .reduce((product, one) => product * (one?.do === 'repeat' ? one.times : 1), 1);
    const volume = down(Math.min(limit * times, KIT.wellMax));
    const holding = tidyStep({ ...OPERATIONS.given.blank, volume, at: { plate, wells } });
    const { liquid, at } = holding;
    return this.tried({ do: 'hold', volume, liquid, at }, insertAt(steps, first, holding), first);
  }
}
