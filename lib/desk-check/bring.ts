/** What to bring to the first meeting, made from what is still open. */
import { needsMachine } from './at-a-screen.ts';
import { ELSEWHERE, type Plan, type Step, type Vessel } from './schema.ts';
import type { PlanWords } from './words.ts';

export type ToBring = {
  id: Exclude<keyof PlanWords['bring'], 'title'>;
  /** The steps that it is about, counted from 0. */
  steps?: number[];
  vessels?: Vessel[];
};

const FOR_SOFTWARE = new Set<ToBring['id']>(['protocol', 'clock', 'minutes', 'criteria']);

/**
 * The list for a plan; each point names the steps that it comes from. Input at a screen, and what a person decides, has no
 * vessel, weight or way that a machine would have to know; software alone asks for none of them.
 */
export function bringFor({ steps, measured, bench }: Plan, isSoftware = false): ToBring[] {
  const which = (holds: (step: Step) => boolean) =>
    steps.flatMap((step, index) => (holds(step) ? [index] : []));
  const about = (id: ToBring['id'], holds: (step: Step) => boolean): ToBring[] => {
    const found = which(holds);
    return found.length > 0 ? [{ id, steps: found }] : [];
  };
  const isMoved = (step: Step) => needsMachine(step) && step.judgement !== 'person';
  const isOther = (step: Step) => step.vessel === 'other' && isMoved(step);
  const named = steps.filter((step) => isMoved(step) && !isOther(step));
  const vessels = [...new Set(named.map(({ vessel }) => vessel))].sort();
  const all: ToBring[] = [
    { id: 'protocol' },
    ...(measured || steps.length === 0 ? [] : [{ id: 'clock' } as const]),
    ...about('minutes', ({ handsOn }) => handsOn === undefined),
    ...about('weights', (step) => step.grams === undefined && isMoved(step)),
    ...(vessels.length > 0 ? [{ id: 'vessels', vessels } as const] : []),
    ...about('other', isOther),
    ...about('shapes', (step) => step.varies && isMoved(step)),
    ...about('criteria', ({ judgement }) => judgement !== 'none'),
    ...about('trial', (step) => step.precious && isMoved(step)),
    ...about('way', (step) => step.station === ELSEWHERE && isMoved(step)),
    ...(bench.stations.length > 0 ? [{ id: 'photo' } as const] : []),
  ];
  return isSoftware ? all.filter(({ id }) => FOR_SOFTWARE.has(id)) : all;
}
