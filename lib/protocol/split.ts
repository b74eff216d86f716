/** Several amounts and places in one clause: each amount with its place is a clause of its own. */
import {
  type Item,
  inOrder,
  itemsOf,
  NotUnderstood,
  type Said,
  type Slot,
  type SlotOf,
  slotsOf,
} from './said.ts';
import { wellsNamed } from './said-place.ts';

/** What is drawn from a well, if it is given a name only then. */
export const DRAWN = /^(?:sample|supernatant|eluate|mixture|liquid|上清|上澄み?|溶出液|混合液|液)$/;

const isPart = (slot: Slot) => ['volume', 'liquid', 'place'].includes(slot.kind);

/** What a place names one by one: columns, or wells, of which a range has to lie in one line. */
function onesOf({ place, ...slot }: SlotOf<'place'>): Item[] {
  if (place.same || place.but) return [];
  return itemsOf({ ...slot, place }).flatMap((item): Item[] => {
    if ('rows' in item) return [];
    if (!('wells' in item))
      return wellsNamed({ ...slot, place: { items: [item] } }).flatMap((key) =>
        key[2] === 'A' ? { columns: [Number(key.slice(3))] } : [],
      );
    const wells = wellsNamed({ ...slot, place: { items: [item] } }).map((key) => key.slice(2));
    const isLine = [0, 1].some(
      (at) => new Set(wells.map((well) => (at ? well.slice(1) : well[0]))).size === 1,
    );
    return item.range && !isLine ? [] : wells.map((well) => ({ wells: [well] }));
  });
}

/** As many amounts as wells, or columns: to each its own. */
function splitList(clause: Said): Said[] | undefined {
  const [volume, more] = slotsOf(clause.slots, 'volume');
  const [slot, other] = slotsOf(clause.slots, 'place');
  if (!volume?.list || more || !slot || other) return undefined;
  const { list } = volume;
  const ones = onesOf(slot);
  const as = (part: Slot, index: number): Slot => {
    if (part === volume) return { ...volume, volume: list[index] as number };
    return part === slot
      ? { ...slot, place: { ...slot.place, items: ones.slice(index, index + 1) } as typeof slot.place }
      : part;
  };
  return ones.length === list.length
    ? list.map((_, index) => ({ ...clause, slots: clause.slots.map((part) => as(part, index)) }))
    : undefined;
}

/** Both ends of 「A1からB1に」 and `from A1 to B1`, where more places follow. */
function endsOf(slot: Slot): Slot[] {
  if (slot.kind !== 'place') return [slot];
  const [item, more] = itemsOf(slot);
  const isWay = item?.out || (item?.way && !slot.place.plate);
  if (!item || !isWay || item.till || more) return [slot];
  const columns = item.apart && 'from' in item ? [item.from, item.to] : [];
  const ends: Item[] =
    'wells' in item
      ? item.wells.map((well) => ({ wells: [well] }))
      : columns.map((one) => ({ columns: [one] }));
  if (ends.length !== 2) return [slot];
  return (['from', 'to'] as const).map((role, at) => ({
    ...slot,
    role,
    place: { ...slot.place, items: ends.slice(at, at + 1) } as typeof slot.place,
  }));
}

/** From one place to several, or from several to one, each with its amount. */
function splitEnds({ slots, ...clause }: Said): Said[] | undefined {
  const parts = inOrder(slots).flatMap(endsOf);
  const places = slotsOf(parts, 'place');
  const roles = places.map(({ role }) => role).join();
  const isFromOne = /^from(?:,to){2,}$/.test(roles);
  if (!isFromOne && !/^(?:from,){2,}to$/.test(roles)) return undefined;
  const one = places.at(isFromOne ? 0 : -1) as SlotOf<'place'>;
  // From A1 and A2 to B1 and to B2, an amount each: from both into both, or in pairs?
  const { length } = onesOf(one);
  if (length > 1 && length === places.length - 1) return undefined;
  // From A1 20 µL, from A2 30 µL to B1 and B2: each to both, or to its own?
  const many = wellsNamed(one).length;
  if (!isFromOne && many > 1 && places.some((place) => wellsNamed(place).length !== many))
    throw new NotUnderstood('ambiguous', one, 'wells');
  const each = parts.filter((part) => part !== one && /place|volume/.test(part.kind));
  const kinds = each.map(({ kind }) => kind).join();
  if (!/^(?:place,volume,?)+$|^(?:volume,place,?)+$/.test(kinds)) return undefined;
  const others = parts.filter(({ kind }) => !/place|volume/.test(kind));
  // A liquid that is named later is of its own place; with an amount before the places, what follows the second amount.
  const named = slotsOf(parts, 'liquid').at(-1);
  if (named && named.start > (each[kinds.startsWith('volume') ? 2 : 0] as Slot).start) return undefined;
  return places
    .slice(1)
    .map((_, at) => ({ ...clause, slots: [one, ...each.slice(2 * at, 2 * at + 2), ...others] }));
}

/** A place as it is meant behind others: of the plate that was named last. */
const onPlateBefore = (slot: SlotOf<'place'>, index: number, all: readonly SlotOf<'place'>[]) => {
  const named = all.slice(0, index + 1).findLast(({ place }) => place.plate);
  return named && !slot.place.same ? { ...slot, place: { ...slot.place, plate: named.place.plate } } : slot;
};

/**
 * The clauses that a clause with several places is; none where it stays one. Where amounts and places do not stand in
 * turns, nobody can tell what belongs together: then something is said twice, and it is refused.
 */
export function split(clause: Said): Said[] | undefined {
  const { verb } = clause.verb;
  const times = ['hold', 'shake'].includes(verb) ? splitTimes(clause) : undefined;
  if (times) return times;
  const put = ['wait', 'shake', 'mix', 'remove'].includes(verb) ? splitPut(clause) : undefined;
  const several =
    /^(?:transfer|dispense|remove|bare)$/.test(verb) && (splitEnds(clause) ?? splitList(clause));
  if (several) return several;
  if (put || !['dispense', 'remove', 'transfer', 'bare', 'given'].includes(verb)) return put;
  const parts = inOrder(clause.slots.filter(isPart));
  const volumes = slotsOf(parts, 'volume');
  const places = slotsOf(parts, 'place');
  const liquids = slotsOf(parts, 'liquid');
  // 20 µL from A1 to A2, 30 µL from B1 to B2: each of them is a way.
  const areWays = places.every((one) => itemsOf(one).some(({ way, out, till }) => (way || out) && !till));
  const mayBeWay =
    !areWays &&
    ((['transfer', 'bare'].includes(verb) && places.length > 2) ||
      places.some(({ role }) => role === 'from'));
  const isWay = mayBeWay && places.some(({ role }) => role === 'to');
  const each = isWay ? 2 : 1;
  const count = places.length / each;
  if (count < 2 || !Number.isInteger(count) || places.some(({ of }) => of)) return undefined;
  if (isWay && places.some(({ role }, index) => (role !== 'to') !== (index % 2 === 0))) return undefined;
  /** Whether kinds of parts, in their order, are these as often as there are clauses. */
  const areTurns = (kinds: readonly string[], ...turns: string[]) =>
    turns.some((one) => kinds.join() === Array(count).fill(one).join());
  const kinds = parts.map(({ kind }) => kind);
  const way = Array(each).fill('place').join();
  const inTurns = areTurns(
    kinds.filter((kind) => kind !== 'liquid'),
    `volume,${way}`,
    `${way},volume`,
  );
  const isShared = volumes.length === 1 && (isWay || verb === 'dispense');
  if (!inTurns && !isShared) return undefined;
  // To columns 1 to 6, all but column 3: the second tells of the first, and is no place beside it.
  const named = isWay ? [] : places.map(onPlateBefore).flatMap(wellsNamed);
  if (!inTurns && new Set(named).size < named.length) return undefined;
  // A liquid is said for each, or once for all of them: before the second is said, which begins with the fourth part.
  const isForAll =
    liquids.length === 1 && (isShared || verb === 'remove' || isWay || parts.indexOf(liquids[0] as Slot) < 4);
  if (liquids.length && liquids.length !== count && !isForAll) return undefined;
  // A1 water 50 µL, B1 20 µL removed: with its own amount it may be put there first.
  const [here, there] = places as [SlotOf<'place'>, SlotOf<'place'>];
  const isDrawn = here.role === 'from' || itemsOf(here).some(({ out }) => out);
  const isPutFirst = volumes[0]?.liquid && !isDrawn && clause.verb.start > here.start;
  if (verb === 'remove' && liquids.length === 1 && isPutFirst && !DRAWN.test(liquids[0]?.name ?? ''))
    return undefined;
  // A1 to B1 20 µL, PBS to C1: is it moved, or is PBS put there as well?
  const isMove = itemsOf(here).some(({ out, till }) => out && !till);
  if (verb === 'dispense' && isMove && (liquids[0]?.start ?? 0) > there.start) return undefined;
  // A to A1 and B to A2, 20 µL each: the amount has to follow both.
  const inPairs = areTurns(kinds.slice(0, -1), 'liquid,place', 'place,liquid');
  if (liquids.length === count && isShared && !inPairs) return undefined;
  const shared = clause.slots.filter((slot) => !isPart(slot));
  return Array.from({ length: count }, (_, index) => ({
    ...clause,
    slots: [
      ...places.slice(index * each, (index + 1) * each),
      volumes[isShared ? 0 : index] as Slot,
      ...(isForAll ? liquids : liquids.slice(index, index + 1)),
      ...shared,
    ],
  }));
}

/** Several temperatures or speeds, each with its time: one after the other. */
function splitTimes(clause: Said): Said[] | undefined {
  const of = clause.verb.verb === 'hold' ? 'celsius' : 'rpm';
  const parts = inOrder(clause.slots.filter(({ kind }) => kind === of || kind === 'time'));
  const count = parts.length / 2;
  const areTurns = parts.every(({ kind }, index) => (kind === of) === (index % 2 === 0));
  if (count < 2 || !Number.isInteger(count) || !areTurns) return undefined;
  const shared = clause.slots.filter((slot) => !parts.includes(slot));
  return Array.from({ length: count }, (_, index) => ({
    ...clause,
    slots: [...parts.slice(index * 2, index * 2 + 2), ...shared],
  }));
}

/** What is put somewhere first, without a verb: 「A行に色素を20 µL、15 µLで5回混和」. */
function splitPut(clause: Said): Said[] | undefined {
  const sorted = inOrder(clause.slots);
  const put = sorted.slice(0, 3);
  const rest = sorted.slice(3);
  const kinds = put.map(({ kind }) => kind).sort();
  const isPut =
    kinds.join() === 'liquid,place,volume' && !put.some((slot) => 'role' in slot && slot.role === 'from');
  const more = ['mix', 'remove'].includes(clause.verb.verb) ? 'volume' : 'time';
  const isMore =
    rest.some(({ kind }) => kind === more) && (clause.verb.verb !== 'remove' || rest.length === 1);
  if (!isPut || !isMore) return undefined;
  const { start } = put[0] as Slot;
  const { end } = put[2] as Slot;
  return [
    { ...clause, verb: { start, end, verb: 'dispense' }, slots: put },
    { ...clause, slots: rest },
  ];
}
