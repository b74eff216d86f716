/**
 * What a clause says, checked: each part belongs to the verb, none is said twice, none is missing. Nothing is guessed:
 * what may stay unsaid is named in `assumed`, so that it can be shown.
 */
import type { Range } from './grammar/match.ts';
import { operationOf, type PlainStep, type PlainVerb } from './operations/index.ts';
import { type FieldName, isHundredths, LIMITS, type Tips } from './operations/parts.ts';
import {
  type Assumed,
  type Context,
  type Hint,
  NotUnderstood,
  type Reason,
  type Said,
  type Slot,
  type SlotOf,
} from './said.ts';
import { checkTips, placeOf } from './said-place.ts';
import { ALL_COLUMNS, type Place, wellsOf } from './wells.ts';

const HINT_OF: Record<Slot['kind'], Hint> = {
  volume: 'volume',
  liquid: 'liquid',
  place: 'wells',
  plate: 'plate',
  times: 'times',
  time: 'time',
  tips: 'tips',
  factor: 'factor',
  rpm: 'speed',
  celsius: 'temperature',
};

/** Of what a clause may say, the values of a step that it becomes. */
const FIELDS_OF: Record<Slot['kind'], readonly FieldName[]> = {
  volume: ['volume'],
  liquid: ['liquid', 'diluent'],
  place: ['at'],
  plate: ['plate', 'at'],
  times: ['times'],
  time: ['seconds'],
  tips: ['tips'],
  factor: ['factor'],
  rpm: ['rpm'],
  celsius: ['celsius'],
};

/** The value of a step that a part of its clause tells, if its operation has one. */
export function fieldOf(verb: PlainVerb, slot: Slot): FieldName | undefined {
  const names = operationOf({ do: verb }).fields.map(({ name }) => name);
  if (slot.kind === 'place' && slot.role !== 'to' && names.includes('from')) return 'from';
  return FIELDS_OF[slot.kind].find((name) => names.includes(name));
}

/** What cannot come from its place, and what cannot go there. */
const PUTS = new Set<PlainVerb>(['given', 'dispense']);
const TAKES = new Set<PlainVerb>(['remove']);

/** What a clause says, asked for part by part. What is not there, there twice or out of bounds is not understood. */
export type Parts = {
  context: Context;
  all<K extends Slot['kind']>(kind: K): SlotOf<K>[];
  one<K extends Slot['kind']>(kind: K): SlotOf<K> | undefined;
  need<K extends Slot['kind']>(kind: K, hint: Hint): SlotOf<K>;
  /** Without a range it is the clause that is refused, or the verb that misses something. */
  refuse(reason: Reason, range: Range | undefined, hint: Hint): never;
  within(figure: number, most: number, range: Range | undefined, hint: Hint, least?: number): number;
  amount(volume: number, range?: Range): number;
  volume(): number;
  /** What is to be added to wells, or taken out of them, where it may be said what they hold afterwards. */
  change(at: Place, sign: 1 | -1): number;
  liquid(): string;
  /** What is not said may be the place of the step before. */
  place(fallback?: boolean): Place;
  placeOf(slot: SlotOf<'place'>, along?: boolean): Place;
  /** The plate of a module. */
  plate(): number;
  tips(at: Place): Tips;
  assume(what: Assumed): void;
};

/**
 * The step that a clause is.
 * @throws NotUnderstood with the place and what could be said there
 */
export function stepOf(
  { verb: said, slots, ...clause }: Said,
  context: Context,
): { step: PlainStep; assumed: Assumed[] } {
  const verb = said.verb as PlainVerb;
  const { also = [], read } = operationOf({ do: verb });
  const stray = slots.find((slot) => !fieldOf(verb, slot) && !also.includes(slot.kind));
  if (stray)
    throw new NotUnderstood('unfit', stray, stray.kind === 'times' ? 'repeat' : HINT_OF[stray.kind], 'step');
  const assumed: Assumed[] = [];
  const parts: Parts = {
    context,
    all: <K extends Slot['kind']>(kind: K) => slots.filter((slot): slot is SlotOf<K> => slot.kind === kind),
    one(kind) {
      const [first, second] = parts.all(kind);
      if (second) throw new NotUnderstood('twice', second, HINT_OF[kind]);
      return first;
    },
    need: (kind, hint) => parts.one(kind) ?? parts.refuse('missing', undefined, hint),
    refuse(reason, range, hint) {
      throw new NotUnderstood(reason, range ?? (reason === 'missing' ? said : clause), hint);
    },
    within(figure, most, range, hint, least = 1e-9) {
      // 1.1 × 3600 is a little more than 3960.
      const value = Math.round(figure * 1e6) / 1e6;
      if (value < least || value > most || (hint !== 'volume' && !Number.isInteger(value)))
        parts.refuse('limit', range, hint);
      return value;
    },
    amount(value, range) {
      if (!isHundredths(value)) parts.refuse('limit', range, 'volume');
      return parts.within(value, LIMITS.volume, range, 'volume');
    },
    volume() {
      const slot = parts.need('volume', 'volume');
      if (slot.again) {
        const { amount, amountAt, isUneven } = context;
        const isElsewhere =
          amountAt &&
          parts.all('place').length < 2 &&
          JSON.stringify(parts.place()) !== JSON.stringify(amountAt);
        if (isElsewhere || isUneven) parts.refuse('ambiguous', slot, 'volume');
        return amount ?? parts.refuse('nothing-before', slot, 'volume');
      }
      if (slot.shared) return parts.amount(slot.volume / wellsOf(parts.place()).length, slot);
      if (slot.level) parts.refuse('unfit', slot, 'volume');
      return parts.amount(slot.volume, slot);
    },
    change(at, sign) {
      const slot = parts.need('volume', 'volume');
      // All but so much is left where it is taken from.
      if (slot.left && sign > 0) parts.refuse('unfit', slot, 'volume');
      const there = new Set(wellsOf(at).map((well) => context.there?.(at.plate, well)));
      const [amount] = there;
      if (there.size > 1 || amount === undefined) parts.refuse('nothing-before', slot, 'volume');
      return parts.amount(sign * (slot.volume - (amount as number)), slot);
    },
    liquid() {
      const slot = parts.need('liquid', 'liquid');
      if (slot.name.length > LIMITS.name) parts.refuse('limit', slot, 'liquid');
      return slot.name;
    },
    place(fallback = false) {
      const slot = parts.one('place');
      if (slot && (slot.role === 'from' ? PUTS : TAKES).has(verb) && slot.role && !slot.inside)
        throw new NotUnderstood('unfit', slot, 'wells');
      if (slot) return parts.placeOf(slot);
      const plate = parts.one('plate')?.plate;
      if (plate !== undefined) return { plate, columns: [...ALL_COLUMNS] };
      return (fallback && context.at) || context.here || parts.refuse('missing', undefined, 'wells');
    },
    placeOf: (slot, along = false) => placeOf(slot, context, parts.one('plate')?.plate, along),
    plate() {
      const said = parts.one('plate')?.plate;
      if (said === undefined && context.plates) parts.refuse('which-plate', undefined, 'plate');
      return said ?? 1;
    },
    tips(at) {
      const slot = parts.one('tips');
      checkTips(slot, at);
      if (!slot) parts.assume('tips');
      return slot?.tips ?? 'each';
    },
    assume: (what) => void assumed.push(what),
  };
  // Twice on a plate, or twice tips, is wrong whatever else is said.
  parts.one('plate');
  parts.one('tips');
  return { step: read(parts), assumed };
}
