/** What operations are made of: the values that a step holds, what they may be, and how a block shows and changes them. */
import { PLATES, type Place } from '../wells.ts';

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

/** Whether a volume has no more than two decimals. */
export const isHundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
/** A value as a block shows it. */
type Value = {
  kind:
    | 'volume'
    | 'count'
    | 'seconds'
    | 'celsius'
    | 'rpm'
    | 'liquid'
    | 'diluent'
    | 'place'
    | 'plate'
    | 'tips';
  unit?: string;
  /** Of a number: its limits, what a press of a key adds, and amounts that are usual. */
  min?: number;
  max?: number;
  step?: number;
  usual?: readonly number[];
};

const number = (
  kind: Value['kind'],
  unit: string,
  [min, max, step]: readonly [number, number, number],
  ...usual: number[]
): Value => ({ kind, unit, min, max, step, usual });

const VALUES = {
  volume: number('volume', 'µL', [0.01, LIMITS.volume, 5], 10, 20, 50, 100, 200),
  liquid: { kind: 'liquid' },
  from: { kind: 'place' },
  at: { kind: 'place' },
  tips: { kind: 'tips' },
  times: number('count', '×', [1, LIMITS.times, 1], 2, 3, 5, 10, 20),
  seconds: number('seconds', 's', [1, LIMITS.seconds, 10], 30, 60, 300, 600, 1800),
  factor: number('count', '×', [2, LIMITS.factor, 1], 2, 3, 4, 5, 10),
  diluent: { kind: 'diluent' },
  plate: { kind: 'plate', min: 1, max: PLATES, step: 1 },
  // What a heater-shaker can do: it cannot cool.
  rpm: number('rpm', 'rpm', [200, 3000, 50], 300, 500, 800, 1000, 1500),
  celsius: number('celsius', '°C', [37, 95, 1], 37, 42, 56, 65, 95),
} satisfies Record<string, Value>;
export type FieldName = keyof typeof VALUES;
export const FIELD_NAMES = Object.keys(VALUES) as FieldName[];

/** A value of a step; its name is its key in the step, and in the words of the copy. */
export type Field = Value & {
  name: FieldName;
  /** It may be null. */
  optional?: true;
  /** Of a place: wells of one column are listed one by one, as a dilution goes through them. */
  along?: true;
};
/** The values that a step may hold. */
export const field = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, { name, ...VALUES[name] }]),
) as Record<FieldName, Field>;

/** Where a new block begins. */
export const FIRST_COLUMN: Place = { plate: 1, columns: [1] };

const isWhole = (given: unknown, least: number, most: number) =>
  Number.isInteger(given) && (given as number) >= least && (given as number) <= most;
/** Of what can be listed, there is not more than the plate has: nothing is listed twice. */
const isList = (given: unknown, isOne: (one: unknown) => boolean) =>
  Array.isArray(given) && given.length > 0 && given.every(isOne) && new Set(given).size === given.length;
export const LIQUID = /^(?:[^\s"“”「」『』\p{C}]+(?: (?=\S)|$))*$/u;
export const WELL = /^[A-H](?:[1-9]|1[0-2])$/;

/** Tells whether something is a place, and nothing more. */
function isPlace(given: unknown): boolean {
  const place = Object(given) as Record<string, unknown>;
  const { plate, columns, wells } = place;
  return (
    Object.keys(place).length === 2 &&
    isWhole(plate, 1, PLATES) &&
    (columns === undefined
      ? isList(wells, (well) => typeof well === 'string' && WELL.test(well))
      : isList(columns, (column) => isWhole(column, 1, 12)))
  );
}

/** Tells whether a field may hold a value. */
export function holds({ kind, min = 1, max = 1, optional }: Field, given: unknown): boolean {
  if (given === null) return optional === true;
  switch (kind) {
    case 'place':
      return isPlace(given);
    case 'tips':
      return TIPS.includes(given as Tips);
    case 'liquid':
    case 'diluent':
      return typeof given === 'string' && given.length <= LIMITS.name && LIQUID.test(given);
    case 'volume':
      return typeof given === 'number' && given >= min && given <= max && isHundredths(given);
    default:
      return isWhole(given, min, max);
  }
}
