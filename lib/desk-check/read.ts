/** Reads a plan from whatever a form, a link or a file holds: field by field, so that nothing readable is lost. */
import type * as z from 'zod/mini';
import { PLAN_VERSION } from './format.ts';
import { hundredths } from './hundredths.ts';
import {
  type Bench,
  benchSchema,
  type Draft,
  ELSEWHERE,
  HURDLES,
  type Hurdle,
  MOST_STATIONS,
  MOST_STEPS,
  type Plan,
  planSchema,
  type Station,
  type Step,
  stationSchema,
  stepSchema,
  UNPLACED,
} from './schema.ts';
import { oneLine, takesNumber, typed } from './typed.ts';

/** What was wrong, and where: `path` as in `steps.2.grams`. Nothing, or the default, took the place of the value. */
export type PlanProblem = {
  path: string;
  kind:
    | 'number'
    | 'low'
    | 'high'
    | 'whole'
    | 'choice'
    | 'twice'
    | 'long'
    | 'many'
    | 'date'
    | 'shape'
    | 'unknown'
    | 'version';
  /** What the limit is, where there is one. */
  limit?: number;
  /** The value as it was found, shortened. */
  value: string;
};

type Fields = Record<string, unknown>;
type Shape = Record<string, z.ZodMiniType>;

const SHOWN = 40;

/** A value, or a name, as a message may show it: never empty, and not what a list or an object holds, which may be endless. */
export function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  const text = String(value ?? '').trim();
  return text === '' ? '–' : `${text.slice(0, SHOWN).toWellFormed()}${text.length > SHOWN ? '…' : ''}`;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Issue = { code: string; expected?: string; maximum?: unknown; minimum?: unknown; origin?: string };

/** What an issue of a schema says of a value. */
function kindOf({ code, expected, maximum, minimum, origin }: Issue): Pick<PlanProblem, 'kind' | 'limit'> {
  if (code === 'too_small') return { kind: 'low', limit: Number(minimum) };
  if (code === 'too_big') return { kind: origin === 'string' ? 'long' : 'high', limit: Number(maximum) };
  if (code === 'invalid_type' && expected === 'int') return { kind: 'whole' };
  if (code === 'invalid_type' && expected === 'number') return { kind: 'number' };
  return { kind: code === 'invalid_value' ? 'choice' : 'shape' };
}

class Reader {
  readonly problems: PlanProblem[] = [];

  report(path: string, value: unknown, problem: Pick<PlanProblem, 'kind' | 'limit'>): void {
    this.problems.push({ path, ...problem, value: shown(value) });
  }

  /** The fields of an object that have good values; the others are reported. */
  fields(shape: Shape, value: unknown, path: string): Fields {
    if (value === undefined) return {};
    if (!isFields(value)) {
      this.report(path, value, { kind: 'shape' });
      return {};
    }
    const at = (name: string) => (path ? `${path}.${name}` : name);
    const good: Fields = {};
    for (const [name, found] of Object.entries(value)) {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!schema) this.report(at(shown(name)), found, { kind: 'unknown' });
      else if (found !== undefined && found !== null && found !== '') {
        const meant = typeof found !== 'string' ? found : takesNumber(schema) ? typed(found) : oneLine(found);
        const result = schema.safeParse(meant);
        const { data } = result;
        // A number is what is printed of it, and so decides nothing that the paper does not show; −0 is 0.
        if (result.success) good[name] = typeof data === 'number' ? hundredths(data) || 0 : data;
        else {
          // The last one: before the limits of a field come those of whole numbers.
          const problem: Pick<PlanProblem, 'kind' | 'limit'> =
            name === 'start' ? { kind: 'date' } : kindOf(result.error.issues.at(-1) as Issue);
          // Words that are too long are in no sum: their beginning is kept, without the half of a character.
          if (problem.kind === 'long')
            good[name] = String(meant)
              .slice(0, problem.limit)
              .replace(/[\uD800-\uDBFF]$/, '');
          this.report(at(name), found, problem);
        }
      }
    }
    return good;
  }

  /** A list of at most so many; what is beyond is reported. */
  items(value: unknown, path: string, most: number): unknown[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.report(path, value, { kind: 'shape' });
      return [];
    }
    if (value.length > most) this.report(path, value.length, { kind: 'many', limit: most });
    return value.slice(0, most);
  }
}

/** A schema's fields without those that hold lists or objects of their own. */
const shapeOf = ({ shape }: { shape: object }, ...without: string[]): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([name]) => !without.includes(name)));

const PLAN_SHAPE = shapeOf(planSchema, 'version', 'steps', 'bench', 'compareWith');
const BENCH_SHAPE = shapeOf(benchSchema, 'stations');

export const EMPTY_STEP: Step = {
  operation: '',
  vessel: 'other',
  judgement: 'none',
  ...(Object.fromEntries(HURDLES.map((hurdle) => [hurdle, false])) as Record<Hurdle, false>),
  station: UNPLACED,
};
const EMPTY_BENCH: Bench = { width: 1800, depth: 750, armX: 900, armY: 90, stations: [] };
/** A plan in which nothing is said; the minutes and grams are assumptions that can be changed. */
export const EMPTY_PLAN: Plan = {
  version: PLAN_VERSION,
  title: '',
  purpose: '',
  steps: [],
  runsPerWeek: 0,
  weeksPerYear: 0,
  measured: false,
  prepare: 10,
  cleanUp: 5,
  gripper: 200,
  tool: 0,
  margin: 10,
  bench: EMPTY_BENCH,
};

/** What a draft begins with that begins empty: a first step, and how often is left to be said. */
export const EMPTY_DRAFT: Draft = {
  ...EMPTY_PLAN,
  runsPerWeek: '',
  weeksPerYear: '',
  steps: [EMPTY_STEP],
};

/** The first id that no station has. */
export function freeId(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`s${number}`)) number += 1;
  return `s${number}`;
}

function readBench(reader: Reader, value: unknown): Bench {
  const { stations, ...rest } = isFields(value) ? value : ({ stations: undefined } as Fields);
  const bench = reader.fields(BENCH_SHAPE, isFields(value) ? rest : value, 'bench');
  const read = reader.items(stations, 'bench.stations', MOST_STATIONS).flatMap((item, index) => {
    const path = `bench.stations.${index}`;
    const station = reader.fields(stationSchema.shape, item, path) as Partial<Station>;
    if (!isFields(item)) return [];
    // No place is the usual one, so an emptied field asks for it, and so does one that a file lacks.
    for (const axis of ['x', 'y'])
      if ((item[axis] ?? '') === '') reader.report(`${path}.${axis}`, '', { kind: 'number' });
    return [{ path, ...station }];
  });
  // A station without an id of its own takes none that another one has.
  const taken = new Set(read.flatMap(({ id }) => id ?? []));
  const seen = new Set<string>();
  const named = read.map(({ path, id, kind = 'other', x = 0, y = 0 }): Station => {
    if (id !== undefined && seen.has(id)) reader.report(`${path}.id`, id, { kind: 'twice' });
    const own = id === undefined || seen.has(id) ? freeId(taken) : id;
    taken.add(own);
    seen.add(own);
    return { id: own, kind, x, y };
  });
  return { ...EMPTY_BENCH, ...bench, stations: named };
}

function readStep(reader: Reader, value: unknown, path: string, stations: readonly Station[]): Step {
  const step = { ...EMPTY_STEP, ...(reader.fields(stepSchema.shape, value, path) as Partial<Step>) };
  if ([ELSEWHERE, UNPLACED].includes(step.station) || stations.some(({ id }) => id === step.station))
    return step;
  reader.report(`${path}.station`, step.station, { kind: 'choice' });
  return { ...step, station: UNPLACED };
}

/**
 * Whether an object says nothing that a plan may say. The file of something else may have steps, too, or a title: what is no
 * step and no bench counts only beside the version of a format.
 */
export function isForeign(value: unknown): boolean {
  if (!isFields(value)) return false;
  const has = (shape: Shape, fields: unknown) =>
    isFields(fields) && Object.keys(fields).some((name) => Object.hasOwn(shape, name));
  const steps = Array.isArray(value.steps) ? value.steps : [];
  return !(
    (typeof value.version === 'number' && has({ ...PLAN_SHAPE, bench: benchSchema }, value)) ||
    has(benchSchema.shape, value.bench) ||
    steps.some((step) => has(stepSchema.shape, step))
  );
}

/**
 * Reads a plan from what should be one: a draft, or the JSON of a link or a file. Numbers may be text in any width. Never
 * throws; what cannot be read is reported in `problems` and left out, the rest is returned.
 */
export const readPlan = (value: unknown): { plan: Plan; problems: PlanProblem[] } => readVariant(value, true);

function readVariant(value: unknown, mayCompare: boolean): { plan: Plan; problems: PlanProblem[] } {
  const reader = new Reader();
  if (!isFields(value)) {
    reader.report('', value, { kind: 'shape' });
    return { plan: EMPTY_PLAN, problems: reader.problems };
  }
  const { $schema: _schema, version, steps, bench: given, compareWith, ...rest } = value;
  if (version !== PLAN_VERSION) reader.report('version', version, { kind: 'version', limit: PLAN_VERSION });
  const bench = readBench(reader, given);
  const read = reader
    .items(steps, 'steps', MOST_STEPS)
    .map((step, index) => readStep(reader, step, `steps.${index}`, bench.stations));
  const plan: Plan = { ...EMPTY_PLAN, ...reader.fields(PLAN_SHAPE, rest, ''), steps: read, bench };
  // A variant holds no further one.
  if (!mayCompare && compareWith !== undefined)
    reader.report('compareWith', compareWith, { kind: 'unknown' });
  else if (isFields(compareWith)) {
    const variant = readVariant(compareWith, false);
    plan.compareWith = variant.plan;
    for (const problem of variant.problems)
      reader.problems.push({ ...problem, path: `compareWith.${problem.path}` });
  } else if (compareWith !== undefined) reader.report('compareWith', compareWith, { kind: 'shape' });
  return { plan, problems: reader.problems };
}
