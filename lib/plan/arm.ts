/** The smallest of the arms that carries the heaviest step and reaches the farthest station. */
import type { ArmId, CompanyFacts } from './company-facts.ts';
import { type Bench, ELSEWHERE, type Plan, STATIONS, type Station } from './schema.ts';
import type { StepVerdict } from './verdicts.ts';

const GRAMS_A_KILOGRAM = 1000;

export type ArmAnswer = {
  /** Kilograms, to the next gram: the heaviest step that the machine has a part in, and the gripper. */
  load: number;
  /** Millimetres from the axis to the farthest corner of a station that the machine needs. */
  distance: number;
  /** The step and the station that decide, counted from 0; nothing if there is none. */
  heaviest?: number;
  farthest?: string;
  /** What is left of the arm's payload in kilograms, and of its reach in millimetres. */
  arm?: { id: ArmId; payload: number; reach: number; spare: { payload: number; reach: number } };
  /** Why none of them fits: by how much the largest falls short. */
  short?: { payload: number; reach: number };
};

/** The distance from the axis of the arm to the farthest corner of a station, in millimetres. */
export function distanceTo({ armX, armY }: Bench, { kind, x, y }: Station): number {
  const [width, depth] = STATIONS[kind];
  return Math.round(Math.hypot(Math.abs(x - armX) + width / 2, Math.abs(y - armY) + depth / 2));
}

const most = <T>(items: readonly T[], of: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (best, item) => (best === undefined || of(item) > of(best) ? item : best),
    undefined,
  );

/** The arm for a plan; nothing of it if the machine has no part in any step. */
export function armFor(
  { steps, bench, gripper }: Plan,
  verdicts: readonly StepVerdict[],
  { arms }: Pick<CompanyFacts, 'arms'>,
): ArmAnswer | undefined {
  const handed = steps.flatMap((step, index) =>
    verdicts[index]?.verdict === 'keep' ? [] : [{ step, index }],
  );
  if (handed.length === 0) return undefined;
  const needed = new Set(handed.map(({ step }) => step.station).filter((id) => id !== ELSEWHERE));
  const farthest = most(
    bench.stations.filter(({ id }) => needed.has(id)),
    (station) => distanceTo(bench, station),
  );
  const weighed = handed.filter(({ step }) => step.grams !== undefined);
  const heaviest = most(weighed, ({ step }) => step.grams ?? 0);
  const load = Math.ceil((heaviest?.step.grams ?? 0) + gripper) / GRAMS_A_KILOGRAM;
  const distance = farthest ? distanceTo(bench, farthest) : 0;
  const fits = arms.find(({ payload, reach }) => load <= payload && distance <= reach);
  const over = (value: number, limit: (arm: CompanyFacts['arms'][number]) => number) =>
    Math.max(0, value - Math.max(...arms.map(limit)));
  return {
    load,
    distance,
    ...(heaviest && { heaviest: heaviest.index }),
    ...(farthest && { farthest: farthest.id }),
    ...(fits
      ? { arm: { ...fits, spare: { payload: fits.payload - load, reach: fits.reach - distance } } }
      : {
          short: {
            payload: over(load, ({ payload }) => payload),
            reach: over(distance, ({ reach }) => reach),
          },
        }),
  };
}

/** The stations that do not stand on the bench with all their middle, by their ids. */
export const outsideBench = ({ width, depth, stations }: Bench): string[] =>
  stations.filter(({ x, y }) => x > width || y > depth).map(({ id }) => id);
