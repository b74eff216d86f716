/** Several amounts and places in one clause: each amount with its place is a clause of its own. */
import { type Item, inOrder, itemsOf, type Said, type Slot, type SlotOf, slotsOf } from './said.ts';
import { wellsNamed } from './said-place.ts';

/** What is drawn from a well, if it is given a name only then. */
export const DRAWN = /^(?:sample|supernatant|eluate|mixture|liquid|上清|溶出液|混合液|液)$/;

const isPart = (slot: Slot) => ['volume', 'liquid', 'place'].includes(slot.kind);

/**
 * The clauses that a clause with several places is; none where it stays one. Where amounts and places do not stand in
 * turns, nobody can tell what belongs together: then something is said twice, and it is refused.
 */
export function split(clause: Said): Said[] | undefined {
  const { verb } = clause.verb;
  const times = ['hold', 'shake'].includes(verb) ? splitTimes(clause) : undefined;
  if (times) return times;
  const put = ['wait', 'shake', 'mix', 'remove'].includes(verb) ? splitPut(clause) : undefined;
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
  const several = fromOne(clause);
  if (several) return several;
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
  const named = isWay ? [] : places.flatMap(wellsNamed);
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

/** Where the way of `from A1 to B1` begins. */
function beginOf(slot: SlotOf<'place'>): SlotOf<'place'> | undefined {
  const [item, more] = itemsOf(slot);
  const [first] = !item || 'from' in item || 'columns' in item ? [] : 'wells' in item ? item.wells : [];
  const begin: Item | undefined =
    first !== undefined
      ? { wells: [first] }
      : item?.apart && 'from' in item
        ? { columns: [item.from] }
        : undefined;
  return begin && !more && item?.way && !item.till && !slot.place.plate
    ? { ...slot, place: { items: [begin] } }
    : undefined;
}

/** 10 µL from A1 to B1, 20 µL to B2 and 30 µL to B3: all of it from A1. */
function fromOne(clause: Said): Said[] | undefined {
  const parts = inOrder(clause.slots.filter(({ kind }) => kind === 'volume' || kind === 'place'));
  const volumes = slotsOf(parts, 'volume');
  const [from, ...targets] = slotsOf(parts, 'place');
  if (from?.role !== 'from' || !targets.length || targets.some(({ role }) => role !== 'to')) return undefined;
  const begin = beginOf(from);
  const order = parts.map(({ kind }) => kind).join();
  const heads = begin ? ['volume,place'] : ['volume,place,place', 'place,volume,place'];
  const turns = ',volume,place'.repeat(targets.length - (begin ? 0 : 1));
  // 20 µL of PBS to B2 is none of what is in A1.
  const isOwn = slotsOf(clause.slots, 'liquid').some(({ start }) => start > (volumes[1]?.start ?? 0));
  if (volumes.length < 2 || isOwn || !heads.some((head) => order === head + turns)) return undefined;
  const others = clause.slots.filter((slot) => !parts.includes(slot));
  const ways = begin ? [[from], ...targets.map((to) => [begin, to])] : targets.map((to) => [from, to]);
  return ways.map((way, at) => ({ ...clause, slots: [...way, volumes[at] as Slot, ...others] }));
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
