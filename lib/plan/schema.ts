/**
 * The plan that a visitor makes with the desk check (/plan): its fields, their limits and units. What is published as
 * `/data/plan.schema.json`, kept in links and files, and read by `read.ts` is this; a change of meaning is a new version.
 */
import * as z from 'zod/mini';

export const PLAN_VERSION = 1;
export const MOST_STEPS = 12;
export const MOST_STATIONS = 12;

/** Where a step is done that is not done on the bench. */
export const ELSEWHERE = 'elsewhere';

/** What holds the sample. Their names are in `content/desk-check.json`. */
export const VESSELS = [
  'plate',
  'tube',
  'rack',
  'vial',
  'beaker',
  'flask',
  'bottle',
  'dish',
  'syringe',
  'other',
] as const;
export type Vessel = (typeof VESSELS)[number];

/** Who decides whether a step is done: nobody has to, sometimes somebody, always a person. */
export const JUDGEMENTS = ['none', 'some', 'person'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** What may stand on the bench: width and depth in millimetres, examples of common sizes. */
export const STATIONS = {
  plate: [128, 86],
  tips: [128, 86],
  rack: [250, 110],
  beaker: [100, 100],
  bottle: [120, 120],
  balance: [200, 160],
  stirrer: [160, 200],
  meter: [150, 200],
  pump: [200, 150],
  reactor: [240, 190],
  collector: [300, 220],
  incubator: [240, 190],
  centrifuge: [300, 280],
  reader: [300, 260],
  sink: [400, 300],
  other: [200, 200],
} as const satisfies Record<string, readonly [width: number, depth: number]>;
export type StationKind = keyof typeof STATIONS;
export const STATION_KINDS = Object.keys(STATIONS) as [StationKind, ...StationKind[]];

function told<S extends z.ZodMiniType>(schema: S, description: string): S {
  // The words of editors, which the registry asks for elsewhere, are not for data.
  z.globalRegistry.add(schema as never, { description } as never);
  return schema;
}

const number = (min: number, max: number, description: string) =>
  told(z.number().check(z.gte(min), z.lte(max)), description);
/** One line of text: no control characters, and nothing that is half a character. */
const words = (most: number, description: string) =>
  told(z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)), description);
/** Millimetres on the bench, or of it. */
const millimetres = (min: number, max: number, description: string) =>
  told(z.int().check(z.gte(min), z.lte(max)), description);

export const stepSchema = z.strictObject({
  operation: words(60, 'What is done: the id of an operation in /data/desk-check.json, or free words'),
  handsOn: z.optional(number(0, 1440, 'Minutes a run in which hands are needed; left out where not known')),
  waiting: z.optional(number(0, 10_080, 'Minutes a run of waiting for it; left out where there is none')),
  vessel: told(z.enum(VESSELS), 'What holds the sample'),
  grams: z.optional(number(0, 20_000, 'Weight of the vessel with its content in grams')),
  judgement: told(z.enum(JUDGEMENTS), 'Who decides: nobody has to, sometimes somebody, always a person'),
  varies: told(z.boolean(), 'The vessels differ in shape, or lie in different directions'),
  precious: told(z.boolean(), 'The sample is lost if the step fails'),
  station: words(12, `Id of the station where it is done, or "${ELSEWHERE}"`),
});

export const stationSchema = z.strictObject({
  id: told(z.string().check(z.regex(/^[a-z0-9]{1,12}$/)), 'Id, by which steps name the station'),
  kind: told(z.enum(STATION_KINDS), 'What it is; its size follows'),
  x: millimetres(0, 6000, 'Millimetres from the left end of the bench to its middle'),
  y: millimetres(0, 2000, 'Millimetres from the back of the bench to its middle'),
});

export const benchSchema = z.strictObject({
  width: millimetres(300, 6000, 'Width of the bench in millimetres'),
  depth: millimetres(300, 2000, 'Depth of the bench in millimetres'),
  armX: millimetres(0, 6000, 'Millimetres from the left end of the bench to the axis of the arm'),
  armY: millimetres(0, 2000, 'Millimetres from the back of the bench to the axis of the arm'),
  stations: z.array(stationSchema).check(z.maxLength(MOST_STATIONS)),
});

export const planSchema = z.strictObject({
  version: z.literal(PLAN_VERSION),
  title: words(80, 'What the procedure is called'),
  purpose: words(200, 'What it is for'),
  steps: z.array(stepSchema).check(z.maxLength(MOST_STEPS)),
  runsPerWeek: number(0, 500, 'How often it is done in a week'),
  weeksPerYear: number(0, 52, 'In how many weeks of a year'),
  measured: told(z.boolean(), 'The minutes were taken with a clock'),
  prepare: number(0, 480, 'Minutes of preparation a run after automation'),
  cleanUp: number(0, 480, 'Minutes of cleaning up a run after automation'),
  gripper: number(0, 2000, 'Assumed weight of the gripper in grams'),
  yenPerHour: z.optional(number(0, 100_000, 'What an hour of work costs, in yen')),
  start: z.optional(
    told(z.iso.date().check(z.regex(/^20/)), 'First day of the project, YYYY-MM-DD, of this century'),
  ),
  bench: benchSchema,
});

export type Plan = z.output<typeof planSchema>;
export type Step = Plan['steps'][number];
export type Bench = Plan['bench'];
export type Station = Bench['stations'][number];

/** The same while somebody types: what shall be a number may be anything typed, and nothing is checked. */
export type Draft<T = Plan> = T extends readonly (infer Item)[]
  ? Draft<Item>[]
  : T extends object
    ? { [Key in keyof T]: Draft<T[Key]> }
    : T extends number
      ? number | string
      : T;
