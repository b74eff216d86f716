/**
 * A protocol, as said, drawn in blocks, rehearsed and exported: the one model of them all. Volumes are in µL, times in
 * seconds; a step that touches liquid says what becomes of the tips.
 */
import * as z from 'zod/mini';
import { liquidName } from './names.ts';
import { isWhole, PLATES, type Place, ROWS, wellsOf } from './wells.ts';

// The site's policy forbids what zod would compile at run time.
if ('document' in globalThis) z.config({ jitless: true });

/** What may be entered; the kit of the rehearsal (kit.ts) can do less. */
export const LIMITS = {
  volume: 100_000,
  times: 99,
  seconds: 86_400,
  factor: 100,
  steps: 100,
  depth: 4,
  name: 40,
};

/** New for each column or well; one set for the whole step; those that the step before left on the pipette. */
export const TIPS = ['each', 'once', 'keep'] as const;
export type Tips = (typeof TIPS)[number];

const integer = () => z.number().check(z.multipleOf(1));
const whole = (most: number) => integer().check(z.gte(1), z.lte(most));
const hundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const volume = z.number().check(z.positive(), z.lte(LIMITS.volume), z.refine(hundredths));
/** Without a name it is still to be filled in. */
const liquid = z
  .string()
  .check(z.maxLength(LIMITS.name), z.regex(/^(?:[^\s"“”「」『』\p{C}]+(?: (?=\S)|$))*$/u));
const once = (list: readonly unknown[]) => new Set(list).size === list.length;
const well = z.string().check(z.regex(/^[A-H](?:[1-9]|1[0-2])$/));
const plate = integer().check(z.gte(1), z.lte(PLATES));
const place = z.union([
  z.strictObject({
    plate,
    columns: z.array(whole(12)).check(z.minLength(1), z.maxLength(12), z.refine(once)),
  }),
  z.strictObject({ plate, wells: z.array(well).check(z.minLength(1), z.maxLength(96), z.refine(once)) }),
]);
const tips = z.enum(TIPS);
const times = whole(LIMITS.times);

const plainStep = [
  /** What is in the wells before anything is done. */
  z.strictObject({ do: z.literal('given'), volume, liquid, at: place }),
  z.strictObject({ do: z.literal('dispense'), volume, liquid, at: place, tips }),
  z.strictObject({ do: z.literal('transfer'), volume, from: place, at: place, tips }),
  z.strictObject({ do: z.literal('remove'), volume, at: place, tips }),
  z.strictObject({ do: z.literal('mix'), times, volume, at: place, tips }),
  /**
   * One part in `factor`, from each well of `at` to the next: `volume` is moved. `diluent` is filled in first, or is
   * there already (null).
   */
  z.strictObject({
    do: z.literal('dilute'),
    factor: integer().check(z.gte(2), z.lte(LIMITS.factor)),
    volume,
    at: place,
    diluent: z.union([liquid, z.null()]),
    times,
    tips,
  }),
  z.strictObject({ do: z.literal('wait'), seconds: whole(LIMITS.seconds) }),
] as const;
type PlainStep = z.output<(typeof plainStep)[number]>;
export type Step = PlainStep | { do: 'repeat'; times: number; steps: Step[] };
export type Verb = Step['do'];
export type StepOf<V extends Verb> = Extract<Step, { do: V }>;

const repeat = z.strictObject({
  do: z.literal('repeat'),
  times,
  get steps(): z.ZodMiniArray<z.ZodMiniType<Step>> {
    return z.array(step);
  },
});
const step: z.ZodMiniType<Step> = z.union([...plainStep, repeat]);

/** How many steps there are, and how deep repeats lie in each other. */
export const size = (steps: readonly Step[]): { steps: number; depth: number } =>
  steps.reduce(
    (sum, one) => {
      const inner = one.do === 'repeat' ? size(one.steps) : { steps: 0, depth: 0 };
      return {
        steps: sum.steps + 1 + inner.steps,
        depth: Math.max(sum.depth, inner.depth + (one.do === 'repeat' ? 1 : 0)),
      };
    },
    { steps: 0, depth: 0 },
  );

/** Tells whether there are not too many steps, and not too deep in each other. */
export const fits = (steps: readonly Step[]): boolean => {
  const { steps: count, depth } = size(steps);
  return count <= LIMITS.steps && depth <= LIMITS.depth;
};

export const protocolSchema = z.strictObject({
  version: z.literal(1),
  steps: z.array(step).check(z.refine(fits)),
});
export type Protocol = { version: 1; steps: Step[] };

/** A place in the one way to write it: wells that make up whole columns are columns. */
function tidyPlace(at: Place, along = false): Place {
  const columns =
    'columns' in at
      ? at.columns
      : at.wells.filter((_, index) => index % ROWS.length === 0).map((name) => Number(name.slice(1)));
  // A dilution down one column goes from well to well.
  if (along && columns.length === 1 && isWhole(wellsOf(at), columns))
    return { plate: at.plate, wells: wellsOf(at) };
  return isWhole(wellsOf(at), columns) ? { plate: at.plate, columns } : at;
}

/** A step in the one way to write it. */
export function tidyStep(one: Step): Step {
  switch (one.do) {
    case 'repeat':
      return { ...one, steps: one.steps.map(tidyStep) };
    case 'wait':
      return one;
    case 'dilute':
      return { ...one, at: tidyPlace(one.at, true), diluent: one.diluent && liquidName(one.diluent) };
    case 'transfer':
      return { ...one, from: tidyPlace(one.from), at: tidyPlace(one.at) };
    case 'given':
    case 'dispense':
      return { ...one, at: tidyPlace(one.at), liquid: liquidName(one.liquid) };
    default:
      return { ...one, at: tidyPlace(one.at) };
  }
}

/**
 * A protocol from elsewhere: a link, a file.
 * @throws ZodError if it is none.
 */
export const readProtocol = (value: unknown): Protocol => {
  const { version, steps } = z.parse(protocolSchema, value);
  return { version, steps: steps.map(tidyStep) };
};
