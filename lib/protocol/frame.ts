/**
 * What a clause says, checked: each part belongs to the verb, none is said twice, none is missing. Nothing is guessed:
 * what may stay unsaid is named in `assumed`, so that it can be shown.
 */
import type { Range } from './grammar/match.ts';
import { operationOf, type PlainStep, type PlainVerb } from './operations/index.ts';
import { type FieldName, isHundredths, LIMITS, type Tips } from './operations/parts.ts';
import {
  ALL_COLUMNS,
  isWhole,
  type Place,
  ROWS,
  run,
  wellsBetween,
  wellsOf,
  wellsOfColumn,
  wellsOfRow,
} from './wells.ts';

/** What could be said, by the name of its words in the copy. */
export const HINTS = [
  'step',
  'volume',
  'liquid',
  'wells',
  'plate',
  'times',
  'time',
  'tips',
  'factor',
  'temperature',
  'speed',
  'repeat',
  'end',
] as const;
export type Hint = (typeof HINTS)[number];
export const REASONS = [
  'unknown',
  'missing',
  'twice',
  'unfit',
  'nothing-before',
  'which-plate',
  'no-start',
  'no-end',
  'limit',
] as const;
export type Reason = (typeof REASONS)[number];
/** Why something was not understood, where, and what could be said there. */
export type Issue = Range & { reason: Reason; hints: Hint[] };
/** What was taken as meant without being said. */
export type Assumed = 'tips' | 'mixing' | 'mix-volume';

/** A range may be a way as well, if it is said with `to` (`way`) or 「から」 (`out`); with 「まで」 (`till`) it cannot be one. */
export type Item = { till?: boolean; way?: boolean; out?: boolean } & (
  | { columns: number[] }
  | { from: number; to: number }
  | { rows: string[]; range?: boolean }
  | { wells: string[]; range?: boolean }
);
type SaidPlace =
  | { same: true; plate?: number }
  | { same?: never; plate?: number; items: Item[] | 'all'; but?: Item[]; each?: boolean };
export type Slot = Range &
  /** With `level`, what is to be in each well afterwards. */
  (
    | {
        kind: 'volume';
        volume: number;
        liquid?: boolean;
        move?: boolean;
        level?: boolean;
        left?: boolean;
        again?: boolean;
        into?: boolean;
        shared?: boolean;
      }
    | { kind: 'liquid'; name: string }
    | { kind: 'place'; role?: 'from' | 'to'; inside?: boolean; of?: boolean; place: SaidPlace }
    | { kind: 'plate'; plate: number }
    | { kind: 'times'; times: number; mixing?: boolean }
    | { kind: 'time'; seconds: number }
    | { kind: 'tips'; tips: Tips; unit?: boolean }
    | { kind: 'factor'; factor: number }
    | { kind: 'rpm'; rpm: number }
    /** Null is no longer. */
    | { kind: 'celsius'; celsius: number | null }
  );
export type SlotOf<K extends Slot['kind']> = Extract<Slot, { kind: K }>;
/** A verb may be missing (`bare`), or only tell more of a step before. */
export type SaidVerb = PlainVerb | 'tips' | 'amount' | 'bare';
export type Clause =
  | (Range & {
      kind: 'clause' /** What is drawn may be given elsewhere, and is not sure to be discarded. */;
      verb: Range & { verb: SaidVerb; drawn?: boolean };
      slots: Slot[];
    })
  /** The steps that follow, until its end; where a place is named, they are there. */
  | (Range & { kind: 'repeat'; times: number; place?: SlotOf<'place'> })
  | (Range & { kind: 'end' })
  /** The steps of this sentence once more, or of the one before it; at its end without a word for it (`tail`). */
  | (Range & { kind: 'again'; times: number; tail?: boolean });
export type Said = Extract<Clause, { kind: 'clause' }>;

/** A clause that cannot be a step. */
export class NotUnderstood extends Error {
  readonly issue: Issue;
  constructor(reason: Reason, { start, end }: Range, ...hints: Hint[]) {
    super(reason);
    this.issue = { reason, start, end, hints };
  }
}

/** What the clauses before have left: what `the same wells` and a mix without a volume refer to. */
export type Context = {
  at?: Place;
  volume?: number;
  /** What `the same volume` is. */
  amount?: number | undefined;
  /** Where a clause is that names no place: where the one before it in its sentence was. */
  here?: Place | undefined;
  /** What is in a well, in µL, where that is known. */
  there?(plate: number, well: string): number | undefined;
  /** Whether the text speaks of more plates than the first. */
  plates: boolean;
};

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

/** The wells, or columns, that an item names. */
function spanned(item: Item): { columns: number[] } | { wells: string[] } {
  if ('from' in item) return { columns: run(item.from, item.to) };
  if ('columns' in item) return item;
  const [first = '', last = first] = 'rows' in item ? item.rows : item.wells;
  if ('rows' in item) {
    const rows = item.range
      ? run(ROWS.indexOf(first), ROWS.indexOf(last)).map((row) => ROWS.charAt(row))
      : item.rows;
    return { wells: rows.flatMap(wellsOfRow) };
  }
  if (!item.range) return item;
  const wells = wellsBetween(first, last);
  const columns = [...new Set(wells.map((well) => Number(well.slice(1))))];
  return isWhole(
    columns.flatMap((column) => wells.filter((well) => Number(well.slice(1)) === column)),
    columns,
  )
    ? { columns }
    : { wells };
}

const eachWell = (part: ReturnType<typeof spanned>) =>
  'columns' in part ? part.columns.flatMap(wellsOfColumn) : part.wells;

/** Wells but for some of them, which have to be among them. */
function without(
  parts: ReturnType<typeof spanned>[],
  but: ReturnType<typeof spanned>[],
  plate: number,
  range: Range,
): Place {
  const left = new Set(parts.flatMap(eachWell));
  for (const well of but.flatMap(eachWell))
    if (!left.delete(well)) throw new NotUnderstood('unfit', range, 'wells');
  if (!left.size) throw new NotUnderstood('unfit', range, 'wells');
  const wells = [...left];
  const columns = ALL_COLUMNS.filter((column) => left.has(`A${column}`));
  return isWhole(wells, columns) ? { plate, columns } : { plate, wells };
}

/** The place that a part names. `along` keeps the wells of a column apart, as a dilution needs them. */
export function placeOf(
  { place, ...range }: SlotOf<'place'>,
  context: Context,
  plate: number | undefined,
  along = false,
): Place {
  if (place.same) {
    if (!context.at) throw new NotUnderstood('nothing-before', range, 'wells');
    return place.plate ? { ...context.at, plate: place.plate } : context.at;
  }
  const on = place.plate ?? plate;
  if (on === undefined && context.plates) throw new NotUnderstood('which-plate', range, 'plate');
  // Each well: of the plate, or of those before?
  if (place.each && context.at && !isWhole(wellsOf(context.at), ALL_COLUMNS))
    throw new NotUnderstood('nothing-before', range, 'wells');
  const parts = place.items === 'all' ? [{ columns: [...ALL_COLUMNS] }] : place.items.map(spanned);
  if (place.but) return without(parts, place.but.map(spanned), on ?? 1, range);
  const columns = parts.every((part) => 'columns' in part)
    ? parts.flatMap((part) => part.columns)
    : undefined;
  const wells = parts.flatMap(eachWell);
  const list: readonly unknown[] = columns ?? wells;
  if (new Set(list).size < list.length) throw new NotUnderstood('twice', range, 'wells');
  return { plate: on ?? 1, ...(columns && !(along && columns.length === 1) ? { columns } : { wells }) };
}

/** Tips for each column are tips for each well only where no column has two. */
function checkTips(tips: SlotOf<'tips'> | undefined, at: Place): void {
  if (!tips?.unit || 'columns' in at) return;
  const columns = at.wells.map((well) => well.slice(1));
  if (new Set(columns).size < columns.length) throw new NotUnderstood('unfit', tips, 'tips');
}

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
      if (slot.again) return context.amount ?? parts.refuse('nothing-before', slot, 'volume');
      if (slot.shared) return parts.amount(slot.volume / wellsOf(parts.place()).length, slot);
      if (slot.level) parts.refuse('unfit', slot, 'volume');
      return parts.amount(slot.volume, slot);
    },
    change(at, sign) {
      const slot = parts.need('volume', 'volume');
      if (!slot.level) return parts.volume();
      // All but so much is left where it is taken from.
      if (slot.left && sign > 0) parts.refuse('unfit', slot, 'volume');
      const there = new Set(wellsOf(at).map((well) => context.there?.(at.plate, well)));
      const [held] = there;
      if (there.size > 1 || held === undefined) parts.refuse('nothing-before', slot, 'volume');
      return parts.amount(sign * (slot.volume - (held as number)), slot);
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
