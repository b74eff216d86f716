/** The remaining columns, rows or wells: those of which no step before tells anything. */
import { keyOf, keysOf } from './contents.ts';
import { plainSteps, type Step } from './model.ts';
import { itemsOf, NotUnderstood, type Said, type Slot, slotsOf } from './said.ts';
import { wellsNamed } from './said-place.ts';
import type { State } from './state.ts';
import { ALL_COLUMNS, columnOf, isWhole, type Place, wellsOf, wellsOfColumn, wellsOfRow } from './wells.ts';

const LINES = {
  column: (well: string) => wellsOfColumn(columnOf(well)),
  row: (well: string) => wellsOfRow(well.charAt(0)),
  well: (well: string) => [well],
};

const LEFT_OUT = /\b(?:except|excluding|apart from|other than|but not|nothing)\b|以外|除[いくき]|何も/i;

/** The places of a step; what all of a plate holds from the start is not spoken of there. */
const placesOf = (step: Step): Place[] =>
  !('at' in step) || (step.do === 'given' && isWhole(wellsOf(step.at), ALL_COLUMNS)) ? [] : [step.at];

/**
 * The parts of a clause that names what remains: it is the plate, but for the wells that were spoken of. Nothing where it
 * names nothing like that. @throws NotUnderstood where it is not clear what of which wells remains
 */
export function restOf(
  { slots, verb: { verb } }: Said,
  { steps, last, context, drafts, open }: State,
): Slot[] | undefined {
  const slot = slotsOf(slots, 'place').find(({ place }) => !place.same && place.rest);
  const { rest, but } = slot && !slot.place.same ? slot.place : {};
  if (!slot || !rest) return undefined;
  const plain = plainSteps(steps);
  const places = plain.flatMap(placesOf);
  const [first] = places;
  if (!first || (last && !last.path)) throw new NotUnderstood('nothing-before', slot, 'wells');
  const told = new Set(places.flatMap(wellsOf));
  // Told of several that share wells, or of another plate: what remains of which of them?
  const sizes = new Map(places.map((place) => [wellsOf(place).toSorted().join(), wellsOf(place).length]));
  const areApart = [...sizes.values()].reduce((sum, size) => sum + size, 0) === told.size;
  const areLines = [...told].every((well) => LINES[rest](well).every((other) => told.has(other)));
  // Of row A: but for those of it.
  const line = itemsOf(slot);
  const { plate } = first;
  const items = line.length ? line : ('all' as const);
  const among = wellsNamed({ ...slot, place: { plate, items } });
  const wells = [...told].filter((well) => among.includes(keyOf(plate, well)));
  const place = { plate, items, whole: true, but: [{ wells }] };
  const now = slots.map((one): Slot => (one === slot ? { ...slot, place } : one));
  // What the clause itself speaks of does not remain.
  const named = slotsOf(now, 'place').flatMap(wellsNamed);
  const isBeside = new Set(named).size === named.length;
  // Of several places, one told again: the others of these, or of the plate? And what nothing was told of, nothing is in.
  const isOther = sizes.size > 1 && places.length > sizes.size;
  const isFilled = /^(?:dispense|given|bare)$/.test(verb) || (verb === 'transfer' && slot.role !== 'from');
  // What is left out, or left empty, is spoken of as well; and what was drawn from may be one of the others.
  const isUnsure =
    open.length > 0 ||
    drafts.some(({ text }) => LEFT_OUT.test(text)) ||
    plain.some((step) => step.do === 'transfer');
  if (
    !wells.length ||
    isUnsure ||
    !areApart ||
    !areLines ||
    isOther ||
    !isBeside ||
    !isFilled ||
    but ||
    context.plates
  )
    throw new NotUnderstood('ambiguous', slot, 'wells');
  if (wells.length === among.length) throw new NotUnderstood('unfit', slot, 'wells');
  return now;
}

/** The place of a clause that puts something where what remains, or all but some wells, was filled just before: instead of it? */
export function filledAgain({ slots, verb }: Said, { context }: State): Slot | undefined {
  const { isRest, at } = context;
  if (!isRest || !at || verb.verb !== 'dispense') return undefined;
  const filled = new Set(keysOf(at));
  return slotsOf(slots, 'place').find((slot) => wellsNamed(slot).some((well) => filled.has(well)));
}
