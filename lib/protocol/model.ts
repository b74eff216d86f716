/**
 * A protocol, as said, drawn in blocks, rehearsed and exported: the one model of them all. Volumes are in µL, times in
 * seconds; a step that touches liquid says what becomes of the tips. What a step is, its operation says (operations/).
 */
import type { Block } from './blocks.ts';
import { liquidName } from './names.ts';
import { holds, LIMITS } from './operations/fields.ts';
import { fieldsOf, OPERATIONS, operationOf, type PlainStep } from './operations/index.ts';
import { columnOf, isWhole, type Place, wellsOf } from './wells.ts';

export { LIMITS } from './operations/fields.ts';
export type { PlainStep };
export type Step = PlainStep | { do: 'repeat'; times: number; steps: Step[] };

/** All steps that are no repeats, each once. */
export const plainSteps = (steps: readonly Step[]): PlainStep[] =>
  steps.flatMap((step) => (step.do === 'repeat' ? plainSteps(step.steps) : [step]));

/** Tells whether there are not too many steps, and not too deep in each other: gaps are none. They may be from elsewhere. */
export function fits(steps: readonly unknown[]): boolean {
  let count = 0;
  const isWithin = (list: readonly unknown[], depth: number): boolean =>
    depth <= LIMITS.depth &&
    list.every((one) => {
      const { do: verb, steps: inner } = Object(one) as { do?: unknown; steps?: unknown };
      if (verb !== 'gap') count += 1;
      return count <= LIMITS.steps && (!Array.isArray(inner) || isWithin(inner, depth + 1));
    });
  return isWithin(steps, 0);
}

export type Protocol = { version: 1; steps: Step[] };

/** A place in the one way to write it: wells that make up whole columns are columns. */
function tidyPlace(at: Place, along = false): Place {
  const wells = wellsOf(at);
  const columns = wells.filter((well) => well.startsWith('A')).map(columnOf);
  if (!isWhole(wells, columns)) return at;
  // A dilution down one column goes from well to well.
  return { plate: at.plate, ...(along && columns.length === 1 ? { wells } : { columns }) };
}

/** A step in the one way to write it. */
export function tidyStep<B extends Block>(one: B): B {
  if (one.do === 'gap') return one;
  if (one.do === 'repeat') return { ...one, steps: one.steps.map(tidyStep) };
  const tidy: Record<string, unknown> = { ...one };
  for (const { name, kind, along } of fieldsOf(one)) {
    const found = tidy[name];
    if (kind === 'place') tidy[name] = tidyPlace(found as Place, along);
    else if (typeof found === 'string' && kind !== 'tips') tidy[name] = liquidName(found);
  }
  return tidy as B;
}

/** Tells whether the model allows a step: its values are all there, nothing else is, and each is what it may be. */
export function isStep(given: unknown): given is Step {
  if (!given || !Object.hasOwn(OPERATIONS, (given as Step).do)) return false;
  const step = given as Step;
  const values = given as Record<string, unknown>;
  const fields = fieldsOf(step);
  const inner = step.do === 'repeat' ? 1 : 0;
  return (
    Object.keys(given).length === fields.length + 1 + inner &&
    fields.every((field) => Object.hasOwn(given, field.name) && holds(field, values[field.name])) &&
    (step.do === 'repeat'
      ? Array.isArray(step.steps) && step.steps.every(isStep)
      : (operationOf(step).isWhole?.(step) ?? true))
  );
}

/**
 * A protocol from elsewhere: a link, a file.
 * @throws TypeError if it is none.
 */
export function readProtocol(given: unknown): Protocol {
  const { version, steps, $schema, ...more } = Object(given) as Record<string, unknown>;
  const isKnown =
    version === 1 && Object.keys(more).length === 0 && ['undefined', 'string'].includes(typeof $schema);
  const isOurs = isKnown && Array.isArray(steps) && fits(steps) && steps.every(isStep);
  const tidy = isOurs ? steps.map((one) => tidyStep(one)) : undefined;
  // A name may be longer in the one way to write it: ㍿.
  if (!tidy?.every(isStep)) throw new TypeError('not a protocol');
  return { version: 1, steps: tidy };
}
