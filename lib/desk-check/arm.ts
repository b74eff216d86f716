/** The smallest of the arms that carries the heaviest step and reaches the farthest station. */
import { needsMachine } from './at-a-screen.ts';
import type { ArmId, CompanyFacts } from './company-facts.ts';
import { sumOf } from './hundredths.ts';
import { type Bench, type Plan, STATIONS, type Station, UNPLACED } from './schema.ts';
import type { StepVerdict } from './verdicts.ts';

export const GRAMS_A_KILOGRAM = 1000;
/** The axis of the arm among what stands on the bench; no station has such an id. */
export const ARM = 'arm-axis';

export type ArmAnswer = {
  /** Kilograms, to the next gram: the heaviest vessel that the machine moves, the gripper, and its tool. */
  load: number;
  /** Millimetres from the axis to the farthest corner of a station that the machine needs. */
  distance: number;
  /**
   * All steps with the heaviest vessel, those whose weight or place nobody knows, counted from 0, and the station that
   * decides, if there is one.
   */
  heaviest: number[];
  unweighed: number[];
  unplaced: number[];
  farthest?: string;
  /** What is left of the arm's payload in kilograms, and of its reach in millimetres; `isTight`: less than the margin. */
  arm?: {
    id: ArmId;
    payload: number;
    reach: number;
    spare: { payload: number; reach: number };
    isTight: boolean;
  };
  /** Why none of them fits: by how much the largest is too weak, and which stations are beyond its reach, by how much. */
  short?: { payload: number; far: { id: string; by: number }[] };
};

/** The distance from the axis of the arm to the farthest corner of a station, in millimetres. */
export function distanceTo({ armX, armY }: Bench, { kind, x, y }: Station): number {
  const [width, depth] = STATIONS[kind];
  return Math.round(Math.hypot(Math.abs(x - armX) + width / 2, Math.abs(y - armY) + depth / 2));
}

/** The arm for a plan; nothing of it if the machine has no part in any step. */
export function armFor(
  { steps, bench, gripper, tool, margin }: Plan,
  verdicts: readonly StepVerdict[],
  { arms }: Pick<CompanyFacts, 'arms'>,
): ArmAnswer | undefined {
  const handed = steps.flatMap((step, index) =>
    verdicts[index]?.verdict === 'keep' || !needsMachine(step) ? [] : [{ step, index }],
  );
  if (handed.length === 0) return undefined;
  const needed = new Set(handed.map(({ step }) => step.station));
  const stations = bench.stations.filter(({ id }) => needed.has(id));
  const [farthest] = stations.toSorted((one, other) => distanceTo(bench, other) - distanceTo(bench, one));
  const weights = handed.flatMap(({ step: { grams } }) => (grams === undefined ? [] : [grams]));
  const grams = Math.max(0, ...weights);
  const heaviest = handed.flatMap(({ step, index }) => (step.grams === grams ? [index] : []));
  const load = Math.ceil(sumOf([grams, gripper, tool])) / GRAMS_A_KILOGRAM;
  const distance = farthest ? distanceTo(bench, farthest) : 0;
  const fits = arms.find(({ payload, reach }) => load <= payload && distance <= reach);
  const largest = (limit: 'payload' | 'reach') => Math.max(...arms.map((arm) => arm[limit]));
  return {
    load,
    distance,
    heaviest,
    unweighed: handed.flatMap(({ step, index }) => (step.grams === undefined ? [index] : [])),
    unplaced: handed.flatMap(({ step, index }) => (step.station === UNPLACED ? [index] : [])),
    farthest: farthest?.id,
    ...(!fits
      ? {
          short: {
            payload: Math.max(0, load - largest('payload')),
            far: stations.flatMap((station) => {
              const by = distanceTo(bench, station) - largest('reach');
              return by > 0 ? [{ id: station.id, by }] : [];
            }),
          },
        }
      : // Without any place there is nothing to reach, and no arm to name.
        farthest && {
          arm: {
            ...fits,
            spare: { payload: fits.payload - load, reach: fits.reach - distance },
            isTight: (fits.reach - distance) * 100 < fits.reach * margin,
          },
        }),
  };
}

/** What stands off the bench with its centre, by its id: stations, and the axis of the arm. */
export const outsideBench = ({ width, depth, armX, armY, stations }: Bench): string[] =>
  [...stations, { id: ARM, x: armX, y: armY }]
    .filter(({ x, y }) => x > width || y > depth)
    .map(({ id }) => id);
