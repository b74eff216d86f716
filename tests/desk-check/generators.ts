/** Plans of every kind: those that hold to the schema, and those that somebody or something spoilt. */
import fc from 'fast-check';
import { z } from 'zod';
import { hundredths } from '@/lib/desk-check/hundredths';
import {
  ELSEWHERE,
  MOST_STATIONS,
  MOST_STEPS,
  type Plan,
  planSchema,
  type Station,
  type Step,
  stationSchema,
  stepSchema,
} from '@/lib/desk-check/schema';
import { anyText } from '../helpers/any-text';
import { HOSTILE_NAMES } from '../helpers/hostile-words';

/** Every run of these tests tries the same plans. */
const SEED = 21;

/** Holds a law against many examples of something. */
export const law = <T>(examples: fc.Arbitrary<T>, holds: (example: T) => void, numRuns = 200): void =>
  fc.assert(fc.property(examples, holds), { seed: SEED, numRuns });

type Schema = z.core.JSONSchema.BaseSchema;

const WORDED = [
  '',
  '検体の分注（９６ウェル）',
  '🧪👩‍🔬で混ぜる',
  ...HOSTILE_NAMES,
  '{n}',
  '| # *a* <b> &amp; [x](y)',
];

/** Words of one line, whole characters only: any at all, of signs that mean something elsewhere, as long as may be. */
export const line = (most: number) =>
  fc
    .oneof(
      anyText(24),
      fc.constantFrom(...WORDED, '長'.repeat(most), '🧪'.repeat(most / 2)),
      fc.string({ unit: fc.constantFrom(...'分注培養ピペット手順1-.+ ~&'), maxLength: 24 }),
    )
    .map((text) =>
      text
        .replaceAll(/\p{Cc}/gu, ' ')
        .toWellFormed()
        .slice(0, most)
        .toWellFormed(),
    );

/** Numbers as people write them: of their sums no order changes the last digit. */
const quarters = (least: number, most: number) =>
  fc.integer({ min: least * 4, max: most * 4 }).map((count) => count / 4);

/** Any number that a plan has once it was read, to two decimals, the limits among them. */
const numbers = (min: number, max: number) =>
  fc.oneof(
    fc.integer({ min, max }),
    quarters(min, max),
    fc.double({ min, max, noNaN: true }).map((value) => hundredths(value) || 0),
    fc.constantFrom(min, max),
  );

const day = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10));

type Numbers = typeof numbers;

const id = fc
  .oneof(
    fc.constantFrom('s1', 's2', 's3', 's4', ...HOSTILE_NAMES.filter((name) => /^[a-z0-9]{1,12}$/.test(name))),
    fc.string({ unit: fc.constantFrom(...'as019z'), minLength: 1, maxLength: 12 }),
  )
  .filter((text) => text !== ELSEWHERE);

/** What a JSON Schema allows; lists are left to `plans`, where steps and stations know each other. */
function allowed(schema: Schema, number: Numbers): fc.Arbitrary<unknown> {
  const { type, minimum = 0, maximum = 0, properties = {}, required = [] } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'number') return number(minimum, maximum);
  if (type === 'string') return schema.maxLength ? line(schema.maxLength) : schema.pattern ? id : day;
  if (type === 'array') return fc.constant([]);
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, allowed(field as Schema, number)]),
    ),
    { requiredKeys: required, noNullPrototype: true },
  );
}

const schemaOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema) as Schema;
const SCHEMAS = {
  plan: schemaOf(planSchema),
  step: schemaOf(stepSchema),
  station: schemaOf(stationSchema),
};

/** Plans that hold to the schema, of any length, each step at a station that there is or elsewhere. */
export const plans = (number: Numbers = numbers): fc.Arbitrary<Plan> =>
  fc
    .record({
      plan: allowed(SCHEMAS.plan, number) as fc.Arbitrary<Plan>,
      steps: fc.array(allowed(SCHEMAS.step, number) as fc.Arbitrary<Step>, { maxLength: MOST_STEPS }),
      at: fc.array(fc.nat(MOST_STATIONS), { minLength: MOST_STEPS, maxLength: MOST_STEPS }),
      stations: fc.uniqueArray(allowed(SCHEMAS.station, number) as fc.Arbitrary<Station>, {
        selector: (station) => station.id,
        maxLength: MOST_STATIONS,
      }),
    })
    .map(({ plan, steps, at, stations }) => ({
      ...plan,
      steps: steps.map((step, index) => ({
        ...step,
        station: stations[at[index] ?? 0]?.id ?? ELSEWHERE,
      })),
      bench: { ...plan.bench, stations },
    }));

/** Plans whose sums are exact. */
export const roundPlans = plans(quarters);

const NUMBERS = [0, -1, 1.5, 1e300, -1e300, Number.MAX_SAFE_INTEGER, 5e-324];
const TYPED = '１２|1,440|1,5|0x10|1e999|-0|NaN|Infinity|12分|||  '.split('|');
const WORDS = 'elsewhere|none|plate|<script>|{n}|%00'.split('|');
const DAYS = '2026-02-30|1999-12-31|2026-11-23T00:00|2026/11/23|2100-01-01'.split('|');
const LONG = ['🧪'.repeat(500), '長'.repeat(5000), ' '.repeat(300)];
const BROKEN = ['\u0000', 'a\nb\tc', '\uD83E', 'x\uDDEA'];
const STATIONS = Array.from({ length: 40 }, (_, at) => ({ id: `s${at}`, kind: 'plate', x: at, y: at }));

/** What may stand where something else should, as the text of JSON. */
const spoilt: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.json({ maxDepth: 3 }) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom<unknown>(
        ...[null, true, [], {}, [null], [[]], STATIONS, STATIONS.map(() => ({}))],
        ...[...NUMBERS, ...TYPED, ...WORDS, ...HOSTILE_NAMES, ...DAYS, ...LONG, ...BROKEN],
      )
      .map((value) => JSON.stringify(value)),
  },
  fc.constantFrom('1e999', '-0', '{"__proto__":{"title":"x"},"constructor":1,"toString":null}'),
  fc.integer({ min: 1, max: 15_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
);

/** Names that no field has, some of which every object has. */
const STRANGE = [
  ...HOSTILE_NAMES,
  ...'Title|step||0|.|a.b|<b>'.split('|'),
  ...['steps.x', 'steps.1x', 'bench.x.y', 'bench.stations.x', '長'.repeat(100)],
];

export type Path = readonly (string | number)[];

/** A plan, and the text of one that differs from it in one place: where, and by what (`undefined`: it is missing). */
export type Spoilt = { plan: Plan; path: Path; by: string | undefined; text: string };

/** All places in a plan, the plan itself left out. */
const placesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => {
        const place = [...path, Array.isArray(value) ? Number(name) : name];
        return [place, ...placesIn(inner, place)];
      })
    : [];

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);

const HERE = '\uE000 here \uE000';

/** The text of a plan with another value at a place, or without it. */
function textWith(plan: Plan, path: Path, by: string | undefined): string {
  const copy = structuredClone(plan);
  const holder = valueAt(copy, path.slice(0, -1)) as object;
  // An assignment would not make a field of __proto__.
  const value = by === undefined ? undefined : HERE;
  Object.defineProperty(holder, path.at(-1) as string, { value, enumerable: true, configurable: true });
  return JSON.stringify(copy).replace(JSON.stringify(HERE), () => by ?? '');
}

/** One of some places: each field as often as any other, however many steps or stations have it. */
function oneOf(places: readonly Path[], which: number): Path {
  const fields = Map.groupBy(places, (path) => path.filter((name) => typeof name === 'string').join('.'));
  const same = [...fields.values()][which % fields.size] ?? [];
  return same[which % same.length] ?? [];
}

/** A plan of which one field was spoilt or went missing, or that holds one that nobody knows. */
export const spoiltPlans: fc.Arbitrary<Spoilt> = fc
  .record({
    plan: plans(),
    which: fc.noBias(fc.nat()),
    name: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.constantFrom(...STRANGE)),
    by: fc.oneof({ weight: 19, arbitrary: spoilt }, fc.constant(undefined)),
  })
  .map(({ plan, which, name, by }) => {
    const places = placesIn(plan);
    const holders = [[], ...places].filter((path) => {
      const found = valueAt(plan, path);
      return typeof found === 'object' && !Array.isArray(found);
    });
    const path = name === undefined ? oneOf(places, which) : [...oneOf(holders, which), name];
    return { plan, path, by, text: textWith(plan, path, by) };
  });
