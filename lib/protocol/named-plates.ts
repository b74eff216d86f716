/** The plates that a sentence names, and what that says of a clause that names none. */
import { isAct } from './operations/index.ts';
import type { Clause, Context, Said, Slot } from './said.ts';

const slotsOf = (clause: Clause): readonly Slot[] => {
  if (clause.kind === 'clause') return clause.slots;
  return clause.kind === 'repeat' && clause.place ? [clause.place] : [];
};

/** The plates that clauses name. */
export const platesOf = (clauses: readonly Clause[]): number[] =>
  clauses
    .flatMap((clause) => [
      ...slotsOf(clause).map((slot) => {
        if (slot.kind === 'plate') return slot.plate;
        return slot.kind === 'place' ? slot.place.plate : undefined;
      }),
      clause.kind === 'clause' ? clause.plate : undefined,
    ])
    .filter((plate) => plate !== undefined);

const isThere = (clause: Clause) =>
  slotsOf(clause).some((slot) => slot.kind === 'place' && slot.place.same && !slot.place.plate);

/** The plate that a clause means without naming it: nothing where its sentence names several. */
export function plateBefore(clauses: readonly Clause[], at: number): Pick<Context, 'plate' | 'module'> {
  const [only, ...others] = new Set(platesOf(clauses));
  const before = clauses.slice(0, at);
  const first = before.findIndex((clause) => platesOf([clause]).length);
  // From there to plate 3: there may be on another one.
  if (others.length || first < 0 || before.slice(0, first + 1).some(isThere))
    return { plate: undefined, module: undefined };
  // A plate that is shaken says less of where something is added than wells do.
  const isAtWells = (one: Clause) => one.kind !== 'clause' || !isAct(one.verb.verb);
  return { plate: platesOf(before.filter(isAtWells)).length ? only : undefined, module: only };
}

/** 「プレート3のA6に水、A7に色素」: in Japanese a plate that is said first is that of all parts of a clause. */
export function onFirstPlate(parts: readonly Said[]): readonly Said[] {
  const [first, ...others] = parts;
  const [plate] = first ? platesOf([first]) : [];
  if (!first || plate === undefined || platesOf(others).length) return parts;
  const placed = others.map((part) => ({
    ...part,
    slots: part.slots.map((slot) =>
      slot.kind === 'place' && !slot.place.same ? { ...slot, place: { ...slot.place, plate } } : slot,
    ),
  }));
  return [first, ...placed];
}
