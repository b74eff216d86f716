/**
 * What a clause says, checked: each part belongs to the verb, none is said twice, none is missing. Nothing is guessed:
 * what may stay unsaid is named in `assumed`, so that it can be shown.
 */
import type { Range } from './grammar/match.ts';
import { type Field, type FieldName, holds, LIMITS, type Tips } from './operations/fields.ts';
import { operationOf, type PlainStep, type PlainVerb } from './operations/index.ts';
import {
  type Assumed,
  type Context,
  type Hint,
  NotUnderstood,
  type Reason,
  type Said,
  type Slot,
  type SlotOf,
  slotsOf,
} from './said.ts';
import { checkTips, placeOf } from './said-place.ts';
import { ALL_COLUMNS, type Place, wellsOf } from './wells.ts';

/** Of what a clause may say, its name to a reader, and the values of a step that it becomes. */
const KINDS: Record<Slot['kind'], readonly [hint: Hint, field: FieldName, ...others: FieldName[]]> = {
  volume: ['volume', 'volume'],
  liquid: ['liquid', 'liquid', 'diluent'],
  place: ['wells', 'at'],
  plate: ['plate', 'plate', 'at'],
  times: ['times', 'times'],
  time: ['time', 'seconds'],
  tips: ['tips', 'tips'],
  factor: ['factor', 'factor'],
  rpm: ['speed', 'rpm'],
  celsius: ['temperature', 'celsius'],
};

/** The value of a step that a part of its clause tells, if its operation has one. */
export function fieldOf(verb: PlainVerb, slot: Slot): FieldName | undefined {
  const names = operationOf({ do: verb }).fields.map(({ name }) => name);
  if (slot.kind === 'place' && slot.role !== 'to' && names.includes('from')) return 'from';
  const [, ...fields] = KINDS[slot.kind];
  return fields.find((name) => names.includes(name));
}

/** What a clause says, asked for part by part. What is not there, there twice or out of bounds is not understood. */
export class Parts {
  readonly context: Context;
  readonly assumed: Assumed[] = [];
  private readonly said: Said;

  constructor(said: Said, context: Context) {
    this.said = said;
    this.context = context;
  }

  private get operation() {
    return operationOf({ do: this.said.verb.verb as PlainVerb });
  }

  all<K extends Slot['kind']>(kind: K): SlotOf<K>[] {
    return slotsOf(this.said.slots, kind);
  }

  one<K extends Slot['kind']>(kind: K): SlotOf<K> | undefined {
    const [first, second] = this.all(kind);
    if (second) throw new NotUnderstood('twice', second, KINDS[kind][0]);
    return first;
  }

  need<K extends Slot['kind']>(kind: K): SlotOf<K> {
    return this.one(kind) ?? this.refuse('missing', undefined, KINDS[kind][0]);
  }

  /** Without a range it is the clause that is refused, or the verb that misses something. */
  refuse(reason: Reason, range: Range | undefined, hint: Hint): never {
    throw new NotUnderstood(reason, range ?? (reason === 'missing' ? this.said.verb : this.said), hint);
  }

  /** The value of a field, where no other part of the clause changes what it means. */
  value(name: FieldName): unknown {
    switch (name) {
      case 'volume':
        return this.volume();
      case 'liquid':
        return this.liquid();
      case 'at':
        return this.place();
      case 'plate':
        return this.plate();
      default:
        return this.figure(name === 'seconds' ? 'time' : (name as 'rpm'));
    }
  }

  /** A figure that has to be said. */
  figure(kind: 'times' | 'time' | 'rpm' | 'celsius'): number {
    const slot = this.need(kind);
    return this.within((slot as unknown as Record<string, number>)[KINDS[kind][1]] as number, slot, kind);
  }

  /** A figure that its field may hold. */
  within(figure: number, range: Range | undefined, kind: Slot['kind']): number {
    // 1.1 × 3600 is a little more than 3960.
    const value = Math.round(figure * 1e6) / 1e6;
    const [hint, name] = KINDS[kind];
    const field = this.operation.fields.find((one) => one.name === name) as Field;
    return holds(field, value) ? value : this.refuse('limit', range, hint);
  }

  volume(): number {
    const slot = this.need('volume');
    if (slot.again) {
      const { amount, amountAt, isUneven } = this.context;
      const isElsewhere =
        amountAt && this.all('place').length < 2 && JSON.stringify(this.place()) !== JSON.stringify(amountAt);
      if (isElsewhere || isUneven) this.refuse('ambiguous', slot, 'volume');
      return amount ?? this.refuse('nothing-before', slot, 'volume');
    }
    if (slot.level && !slot.shared) this.refuse('unfit', slot, 'volume');
    const share = slot.shared ? wellsOf(this.place()).length : 1;
    return this.within(slot.volume / share, slot, 'volume');
  }

  /** What is to be added to wells, or taken out of them, where it may be said what they hold afterwards. */
  change(at: Place, sign: 1 | -1): number {
    const slot = this.need('volume');
    // All but so much is left where it is taken from.
    if (slot.left && sign > 0) this.refuse('unfit', slot, 'volume');
    const there = new Set(wellsOf(at).map((well) => this.context.there?.(at.plate, well)));
    const [amount] = there;
    if (there.size > 1 || amount === undefined) this.refuse('nothing-before', slot, 'volume');
    return this.within(sign * (slot.volume - amount), slot, 'volume');
  }

  liquid(): string {
    const slot = this.need('liquid');
    if (slot.name.length > LIMITS.name) this.refuse('limit', slot, 'liquid');
    return slot.name;
  }

  /** What is not said may be the place of the step before. */
  place(fallback = false): Place {
    const slot = this.one('place');
    if (slot?.role && slot.role === this.operation.never && !slot.inside) this.refuse('unfit', slot, 'wells');
    if (slot) return this.placeOf(slot);
    const plate = this.one('plate')?.plate;
    if (plate !== undefined) return { plate, columns: [...ALL_COLUMNS] };
    return (fallback && this.context.at) || this.context.here || this.refuse('missing', undefined, 'wells');
  }

  placeOf(slot: SlotOf<'place'>, along = false): Place {
    return placeOf(slot, this.context, this.one('plate')?.plate, along);
  }

  /** The plate of a module. */
  plate(): number {
    const said = this.one('plate')?.plate ?? this.context.module;
    if (said === undefined && this.context.plates) this.refuse('which-plate', undefined, 'plate');
    return said ?? 1;
  }

  tips(at: Place): Tips {
    const slot = this.one('tips');
    checkTips(slot, at);
    if (!slot) this.assumed.push('tips');
    return slot?.tips ?? 'each';
  }
}

/**
 * The step that a clause is.
 * @throws NotUnderstood with the place and what could be said there
 */
export function stepOf(said: Said, context: Context): { step: PlainStep; assumed: Assumed[] } {
  const verb = said.verb.verb as PlainVerb;
  const { also = [], fields, read } = operationOf({ do: verb });
  const stray = said.slots.find((slot) => !fieldOf(verb, slot) && !also.includes(slot.kind));
  if (stray)
    throw new NotUnderstood('unfit', stray, stray.kind === 'times' ? 'repeat' : KINDS[stray.kind][0], 'step');
  const parts = new Parts(said, context);
  // Twice on a plate, or twice tips, is wrong whatever else is said.
  parts.one('plate');
  parts.one('tips');
  const values = read?.(parts) ?? Object.fromEntries(fields.map(({ name }) => [name, parts.value(name)]));
  return { step: { do: verb, ...values } as PlainStep, assumed: parts.assumed };
}
