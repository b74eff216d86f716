/**
 * What a clause says, checked: each part belongs to the verb, none is said twice, none is missing. Nothing is guessed:
 * what may stay unsaid is named in `assumed`, so that it can be shown.
 */
import type { Range } from './grammar/match.ts';
import { LIMITS, type Step, type Tips, type Verb } from './model.ts';
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

type Item =
  | { columns: number[] }
  | { from: number; to: number; till?: boolean }
  | { rows: string[]; range?: boolean; till?: boolean }
  | { wells: string[]; range?: boolean; till?: boolean };
type SaidPlace = { same: true } | { same?: never; plate?: number; items: Item[] | 'all' };
export type Slot = Range &
  (
    | { kind: 'volume'; volume: number; liquid?: boolean; move?: boolean }
    | { kind: 'liquid'; name: string }
    | { kind: 'place'; role?: 'from' | 'to'; place: SaidPlace }
    | { kind: 'plate'; plate: number }
    | { kind: 'times'; times: number; mixing?: boolean }
    | { kind: 'time'; seconds: number }
    | { kind: 'tips'; tips: Tips; unit?: boolean }
    | { kind: 'factor'; factor: number }
  );
type SlotOf<K extends Slot['kind']> = Extract<Slot, { kind: K }>;
export type SaidVerb = Exclude<Verb, 'repeat'> | 'tips' | 'amount';
export type Clause =
  | (Range & { kind: 'clause'; verb: Range & { verb: SaidVerb }; slots: Slot[] })
  | (Range & { kind: 'repeat'; times: number })
  | (Range & { kind: 'end' });
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
  /** Whether the text speaks of more plates than the first. */
  plates: boolean;
};

/** Which parts belong to which verb. */
const FITS: Record<Exclude<SaidVerb, 'tips' | 'amount'>, readonly Slot['kind'][]> = {
  given: ['volume', 'liquid', 'place', 'plate'],
  dispense: ['volume', 'liquid', 'place', 'plate', 'tips'],
  transfer: ['volume', 'liquid', 'place', 'plate', 'tips'],
  remove: ['volume', 'liquid', 'place', 'plate', 'tips'],
  mix: ['volume', 'times', 'place', 'plate', 'tips'],
  dilute: ['volume', 'liquid', 'place', 'plate', 'tips', 'factor', 'times'],
  wait: ['time'],
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
};

const isRange = (item: Item) => 'from' in item || ('range' in item && item.range);

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

/** The place that a part names. `along` keeps the wells of a column apart, as a dilution needs them. */
function placeOf(
  { place, ...range }: SlotOf<'place'>,
  context: Context,
  plate: number | undefined,
  along = false,
): Place {
  if (place.same) {
    if (!context.at) throw new NotUnderstood('nothing-before', range, 'wells');
    return context.at;
  }
  const on = place.plate ?? plate;
  if (on === undefined && context.plates) throw new NotUnderstood('which-plate', range, 'plate');
  if (place.items === 'all') return { plate: on ?? 1, columns: [...ALL_COLUMNS] };
  const parts = place.items.map(spanned);
  const columns = parts.every((part) => 'columns' in part)
    ? parts.flatMap((part) => part.columns)
    : undefined;
  const wells = parts.flatMap((part) =>
    'columns' in part ? part.columns.flatMap(wellsOfColumn) : part.wells,
  );
  const list: readonly unknown[] = columns ?? wells;
  if (new Set(list).size < list.length) throw new NotUnderstood('twice', range, 'wells');
  return { plate: on ?? 1, ...(columns && !(along && columns.length === 1) ? { columns } : { wells }) };
}

/** 「A1からB1へ」 and `from A1 to B1` may be a range or a way; where something is moved, they are a way. */
function wayOf(places: SlotOf<'place'>[]): {
  from?: SlotOf<'place'> | undefined;
  to?: SlotOf<'place'> | undefined;
  extra?: SlotOf<'place'> | undefined;
} {
  if (places.length !== 1) {
    const from = places.find(({ role }) => role === 'from') ?? places.find(({ role }) => role !== 'to');
    const [to, extra] = places.filter((place) => place !== from);
    return { from, to, extra };
  }
  const [only] = places as [SlotOf<'place'>];
  const items = only.place.same || only.place.items === 'all' ? [] : only.place.items;
  const [first, ...rest] = items;
  if (!first || !isRange(first) || ('till' in first && first.till))
    return only.role === 'to' ? { to: only } : { from: only };
  const ends: [Item, Item] =
    'from' in first
      ? [{ columns: [first.from] }, { columns: [first.to] }]
      : 'rows' in first
        ? [{ rows: [first.rows[0] ?? ''] }, { rows: [first.rows[1] ?? ''] }]
        : [
            { wells: [(first as { wells: string[] }).wells[0] ?? ''] },
            { wells: [(first as { wells: string[] }).wells[1] ?? ''] },
          ];
  const part = (list: Item[]): SlotOf<'place'> => ({
    ...only,
    place: { ...only.place, items: list } as SaidPlace,
  });
  return { from: part([ends[0]]), to: part([ends[1], ...rest]) };
}

/** Tips for each column are tips for each well only where no column has two. */
function checkTips(tips: SlotOf<'tips'> | undefined, at: Place): void {
  if (!tips?.unit || 'columns' in at) return;
  const columns = at.wells.map((well) => well.slice(1));
  if (new Set(columns).size < columns.length) throw new NotUnderstood('unfit', tips, 'tips');
}

/**
 * The step that a clause is.
 * @throws NotUnderstood with the place and what could be said there
 */
export function stepOf(
  { verb: said, slots, ...clause }: Said,
  context: Context,
): { step: Step; assumed: Assumed[] } {
  const verb = said.verb as keyof typeof FITS;
  const all = <K extends Slot['kind']>(kind: K) =>
    slots.filter((slot): slot is SlotOf<K> => slot.kind === kind);
  const stray = slots.find(({ kind }) => !FITS[verb].includes(kind));
  if (stray)
    throw new NotUnderstood('unfit', stray, stray.kind === 'times' ? 'repeat' : HINT_OF[stray.kind], 'step');
  const one = <K extends Slot['kind']>(kind: K): SlotOf<K> | undefined => {
    const [first, second] = all(kind);
    if (second) throw new NotUnderstood('twice', second, HINT_OF[kind]);
    return first;
  };
  const need = <T>(value: T | undefined, hint: Hint): T => {
    if (value === undefined) throw new NotUnderstood('missing', said, hint);
    return value;
  };
  const within = (value: number, most: number, range: Range | undefined, hint: Hint): number => {
    if (value < 1e-9 || value > most || (hint !== 'volume' && !Number.isInteger(value)))
      throw new NotUnderstood('limit', range ?? clause, hint);
    return value;
  };
  const volume = () => {
    const slot = need(one('volume'), 'volume');
    return within(slot.volume, LIMITS.volume, slot, 'volume');
  };
  const liquid = () => need(one('liquid'), 'liquid').name;
  const plate = one('plate')?.plate;
  const saidTips = one('tips');
  const assumed: Assumed[] = [];
  const tips = (at: Place): Tips => {
    checkTips(saidTips, at);
    if (!saidTips) assumed.push('tips');
    return saidTips?.tips ?? 'each';
  };
  const place = (fallback = false): Place => {
    const slot = one('place');
    if (slot) return placeOf(slot, context, plate);
    if (plate !== undefined) return { plate, columns: [...ALL_COLUMNS] };
    if (fallback && context.at) return context.at;
    throw new NotUnderstood('missing', said, 'wells');
  };

  switch (verb) {
    case 'wait': {
      const time = need(one('time'), 'time');
      return { step: { do: 'wait', seconds: within(time.seconds, LIMITS.seconds, time, 'time') }, assumed };
    }
    case 'given':
      return { step: { do: 'given', volume: volume(), liquid: liquid(), at: place() }, assumed };
    case 'dispense': {
      const step = { do: verb, volume: volume(), liquid: liquid(), at: place() };
      return { step: { ...step, tips: tips(step.at) }, assumed };
    }
    case 'remove': {
      one('liquid');
      const step = { do: verb, volume: volume(), at: place() };
      return { step: { ...step, tips: tips(step.at) }, assumed };
    }
    case 'transfer': {
      one('liquid');
      const { from, to, extra } = wayOf(all('place'));
      if (extra) throw new NotUnderstood('twice', extra, 'wells');
      const amount = volume();
      const source = placeOf(need(from, 'wells'), context, plate);
      const target = need(to, 'wells');
      // Only another plate is named: the same wells of it.
      const bare = !target.place.same && target.place.items === 'all' && target.place.plate !== undefined;
      const at = bare
        ? { ...source, plate: (target.place as { plate: number }).plate }
        : placeOf(target, context, plate);
      return { step: { do: verb, volume: amount, from: source, at, tips: tips(at) }, assumed };
    }
    case 'mix': {
      const times = need(one('times'), 'times');
      const at = place(true);
      const said = one('volume');
      const before =
        context.at && wellsOf(context.at).join() === wellsOf(at).join() && context.at.plate === at.plate;
      if (!said && before && context.volume !== undefined) assumed.push('mix-volume');
      const amount = said?.volume ?? (before ? context.volume : undefined);
      const step = {
        do: verb,
        times: within(times.times, LIMITS.times, times, 'times'),
        volume: within(need(amount, 'volume'), LIMITS.volume, said, 'volume'),
        at,
      };
      return { step: { ...step, tips: tips(at) }, assumed };
    }
    case 'dilute': {
      const factor = need(one('factor'), 'factor');
      if (factor.factor < 2) throw new NotUnderstood('limit', factor, 'factor');
      within(factor.factor, LIMITS.factor, factor, 'factor');
      const places = all('place');
      const path = places.find(({ role }) => role === 'from') ?? places[0];
      const other = places.find((one) => one !== path);
      const at = placeOf(need(path, 'wells'), context, plate, true);
      if (other && !wellsOf(at).every((well) => wellsOf(placeOf(other, context, plate)).includes(well)))
        throw new NotUnderstood('twice', other, 'wells');
      const [moved, second] = all('volume').filter((slot) => slot.move);
      const [filled, more] = all('volume').filter((slot) => !slot.move);
      const double = second ?? more ?? (moved && filled && !filled.liquid ? filled : undefined);
      if (double) throw new NotUnderstood('twice', double, 'volume');
      const named = one('liquid');
      const diluent = named ? named.name : null;
      // One part in `factor`: what is moved meets factor − 1 times as much.
      const inWell = filled?.liquid ? filled.volume / (factor.factor - 1) : undefined;
      const amount = moved?.volume ?? (filled?.liquid || named ? inWell : filled?.volume) ?? filled?.volume;
      if (moved && inWell !== undefined && Math.abs(moved.volume - inWell) > 1e-9)
        throw new NotUnderstood('unfit', filled ?? clause, 'volume');
      const value = within(need(amount, 'volume'), LIMITS.volume, moved ?? filled, 'volume');
      if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6)
        throw new NotUnderstood('unfit', filled ?? clause, 'volume');
      const times = one('times');
      if (!times) assumed.push('mixing');
      return {
        step: {
          do: verb,
          factor: factor.factor,
          volume: value,
          at,
          diluent,
          times: within(times?.times ?? 3, LIMITS.times, times, 'times'),
          tips: tips(at),
        },
        assumed,
      };
    }
  }
}
