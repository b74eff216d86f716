/**
 * The plan that a visitor makes with the desk check (/plan): its fields, their limits and units. What is published as
 * `/data/plan.schema.json`, stored in links and files, and read by `read.ts` is this; a change of meaning is a new version.
 */
import * as z from 'zod/mini';
import { PLAN_VERSION } from './format.ts';

export const MOST_STEPS = 12;
export const MOST_STATIONS = 12;
/** More often in a week than this is no procedure of a bench. */
export const MOST_RUNS = 500;

/** Most of the work is above, or from, this share of the minutes. */
export const MOST_OF_THE_WORK = 0.5;

/** Where a step is done that is not done on the bench. */
export const ELSEWHERE = 'elsewhere';
/** Where a step is done of which nobody has said it yet. */
export const UNPLACED = '';

/** What holds the sample. Their names are in `content/pages/desk-check`. */
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

/** Whether a person has to judge in a step: never, now and then, every time. */
export const JUDGEMENTS = ['none', 'some', 'person'] as const;

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

const number = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));
/** Millimetres on the bench, or of it. */
const millimetres = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
/** One line of text: no control characters, and nothing that is half a character. */
const words = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/** What makes a step harder, as a box to tick: each is asked, shown with its sign, and may be what a rule asks for. */
const hurdles = { varies: z.boolean(), precious: z.boolean() };
export type Hurdle = keyof typeof hurdles;
export const HURDLES = Object.keys(hurdles) as Hurdle[];

export const stepSchema = z.strictObject({
  operation: words(60),
  handsOn: z.optional(number(0, 1440)),
  waiting: z.optional(number(0, 10_080)),
  vessel: z.enum(VESSELS),
  grams: z.optional(number(0, 20_000)),
  judgement: z.enum(JUDGEMENTS),
  ...hurdles,
  station: words(12),
});

export const stationSchema = z.strictObject({
  // `ELSEWHERE` is no station.
  id: z.string().check(z.regex(/^(?!elsewhere$)[a-z0-9]{1,12}$/)),
  kind: z.enum(STATION_KINDS),
  x: millimetres(0, 6000),
  y: millimetres(0, 2000),
});

export const benchSchema = z.strictObject({
  width: millimetres(300, 6000),
  depth: millimetres(300, 2000),
  armX: millimetres(0, 6000),
  armY: millimetres(0, 2000),
  stations: z.array(stationSchema).check(z.maxLength(MOST_STATIONS)),
});

/** What each field means, and its unit, stands in `described.ts`. */
const variantSchema = z.strictObject({
  version: z.literal(PLAN_VERSION),
  title: words(80),
  purpose: words(200),
  steps: z.array(stepSchema).check(z.maxLength(MOST_STEPS)),
  runsPerWeek: number(0, MOST_RUNS),
  weeksPerYear: number(0, 52),
  measured: z.boolean(),
  prepare: number(0, 480),
  cleanUp: number(0, 480),
  gripper: number(0, 2000),
  tool: number(0, 2000),
  margin: number(0, 50),
  yenPerHour: z.optional(number(0, 100_000)),
  start: z.optional(z.iso.date().check(z.regex(/^20/))),
  bench: benchSchema,
});

/** A plan; it may hold another, with which it is compared. */
export const planSchema = z.strictObject({
  ...variantSchema.shape,
  compareWith: z.optional(variantSchema),
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
