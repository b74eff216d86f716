/** How a published procedure is written down for a test. */
import { ELSEWHERE, type Plan, type Station, type Step } from '@/lib/plan/schema';
import { plan, step } from './examples';

export type Procedure = { name: string; source: string; plan: Plan };

export const at = (id: string, kind: Station['kind'], x: number, y: number): Station => ({ id, kind, x, y });

/** A step of so many minutes by hand, and of waiting. */
type StepRow = [operation: string, handsOn: number, waiting: number, more?: Partial<Step>];

/** A plan with the bench and the habits of most; `usual` is what a step does not say of itself. */
export function procedure(
  name: string,
  source: string,
  often: Pick<Plan, 'runsPerWeek' | 'weeksPerYear'> & Partial<Plan>,
  {
    stations,
    steps,
    ...usual
  }: Pick<Step, 'vessel' | 'grams' | 'station'> & { stations: Station[]; steps: StepRow[] },
): Procedure {
  return {
    name,
    source,
    plan: plan({
      ...{ title: name, prepare: 10, cleanUp: 5, ...often },
      steps: steps.map(([operation, handsOn, waiting, more]) =>
        step({ ...usual, operation, handsOn, ...(waiting > 0 && { waiting }), ...more }),
      ),
      bench: { width: 1800, depth: 750, armX: 900, armY: 100, stations },
    }),
  };
}

export const BY_A_PERSON = { judgement: 'person' } as const;
export const NOW_AND_THEN = { judgement: 'some' } as const;
export const OFF_THE_BENCH = { station: ELSEWHERE } as const;
export const ONCE_ONLY = { precious: true } as const;
