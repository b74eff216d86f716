/** The plates that a sentence names, and what that says of a clause that names none. */
import { isAct } from './operations/index.ts';
import type { Clause, Context, Slot } from './said.ts';

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

/** The plate that a clause means without naming it: nothing where its sentence names several. */
export function plateBefore(
  clauses: readonly Clause[],
  at: number,
): Pick<Context, 'plate' | 'module' | 'only'> {
  const named = new Set(platesOf(clauses));
  const [only] = named.size === 1 ? named : [];
  const before = clauses.slice(0, at);
  const isNamed = (some: readonly Clause[]) => (platesOf(some).length ? only : undefined);
  // A plate that is shaken says less of where something is added than wells do.
  const wells = before.filter((one) => one.kind !== 'clause' || !isAct(one.verb.verb));
  return { plate: isNamed(wells), module: isNamed(before), only };
}
