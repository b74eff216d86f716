/** Several amounts and places in one clause: each amount with its place is a clause of its own. */
import type { Said, Slot, SlotOf } from './said.ts';

const isPart = (slot: Slot) => ['volume', 'liquid', 'place'].includes(slot.kind);

/**
 * The clauses that a clause with several places is. Where amounts and places do not stand in turns, nobody can tell what
 * belongs together, and it stays one: then something is said twice, and it is refused.
 */
export function split(clause: Said): Said[] {
  const { verb } = clause.verb;
  if (['wait', 'shake', 'mix'].includes(verb)) return splitPut(clause);
  if (verb === 'remove' && splitPut(clause).length > 1) return splitPut(clause);
  if (verb === 'hold') return splitTimes(clause);
  if (!['dispense', 'remove', 'transfer', 'bare', 'given'].includes(verb)) return [clause];
  const parts = clause.slots.filter(isPart).sort((one, other) => one.start - other.start);
  const volumes = parts.filter((slot): slot is SlotOf<'volume'> => slot.kind === 'volume');
  const places = parts.filter((slot): slot is SlotOf<'place'> => slot.kind === 'place');
  const liquids = parts.filter(({ kind }) => kind === 'liquid');
  const mayBeWay =
    (['transfer', 'bare'].includes(verb) && places.length > 2) || places.some(({ role }) => role === 'from');
  const isWay = mayBeWay && places.some(({ role }) => role === 'to');
  const each = isWay ? 2 : 1;
  const count = places.length / each;
  if (count < 2 || !Number.isInteger(count) || places.some(({ of }) => of)) return [clause];
  if (isWay && places.some(({ role }, index) => (role !== 'to') !== (index % 2 === 0))) return [clause];
  const turns = parts
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'liquid')
    .join();
  const way = Array(each).fill('place').join();
  const inTurns =
    volumes.length === count &&
    [`volume,${way}`, `${way},volume`].some((one) => turns === Array(count).fill(one).join());
  const isShared = volumes.length === 1 && (isWay || verb === 'dispense');
  if (!inTurns && !isShared) return [clause];
  // A liquid is said for each, or once for all of them before the second.
  const second = Math.max(places[each]?.start ?? 0, inTurns ? (volumes[1]?.start ?? 0) : 0);
  const isForAll =
    liquids.length === 1 && (isShared || verb === 'remove' || isWay || (liquids[0] as Slot).start < second);
  if (liquids.length && liquids.length !== count && !isForAll) return [clause];
  // A to A1 and B to A2, 20 µL each: the amount has to follow both.
  const inPairs = parts.slice(0, -1).every(({ kind }, index) => kind === parts[index % 2]?.kind);
  if (liquids.length === count && isShared && (isWay || parts.at(-1)?.kind !== 'volume' || !inPairs))
    return [clause];
  const shared = clause.slots.filter((slot) => !isPart(slot));
  return Array.from({ length: count }, (_, index) => ({
    ...clause,
    slots: [
      ...places.slice(index * each, (index + 1) * each),
      (isShared ? volumes[0] : volumes[index]) as Slot,
      ...(isForAll ? liquids : liquids.slice(index, index + 1)),
      ...shared,
    ],
  }));
}

/** Several temperatures, each with its time: one after the other. */
function splitTimes(clause: Said): Said[] {
  const parts = clause.slots
    .filter(({ kind }) => kind === 'celsius' || kind === 'time')
    .sort((one, other) => one.start - other.start);
  const count = parts.length / 2;
  if (
    count < 2 ||
    !Number.isInteger(count) ||
    parts.some(({ kind }, index) => (kind === 'celsius') !== (index % 2 === 0))
  )
    return [clause];
  const shared = clause.slots.filter((slot) => !parts.includes(slot));
  return Array.from({ length: count }, (_, index) => ({
    ...clause,
    slots: [...parts.slice(index * 2, index * 2 + 2), ...shared],
  }));
}

/** What is put somewhere first, without a verb: 「A行に色素を20 µL、15 µLで5回混和」. */
function splitPut(clause: Said): Said[] {
  const sorted = clause.slots.toSorted((one, other) => one.start - other.start);
  const put = sorted.slice(0, 3);
  const rest = sorted.slice(3);
  const kinds = put.map(({ kind }) => kind).sort();
  const isPut =
    kinds.join() === 'liquid,place,volume' && !put.some((slot) => 'role' in slot && slot.role === 'from');
  const more = ['mix', 'remove'].includes(clause.verb.verb) ? 'volume' : 'time';
  const isMore =
    rest.some(({ kind }) => kind === more) && (clause.verb.verb !== 'remove' || rest.length === 1);
  if (!isPut || !isMore) return [clause];
  const { start } = put[0] as Slot;
  const { end } = put[2] as Slot;
  return [
    { ...clause, verb: { start, end, verb: 'dispense' }, slots: put },
    { ...clause, slots: rest },
  ];
}
