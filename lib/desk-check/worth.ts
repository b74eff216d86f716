/** Whether it is worth it, seen by time: yes, it depends, or not yet, with what would change that. */
import type { Hours } from './hours.ts';
import { sumOf } from './hundredths.ts';
import { MOST_OF_THE_WORK, MOST_RUNS, type Plan, type Step } from './schema.ts';
import type { StepVerdict } from './verdicts.ts';
import type { WithoutArm } from './without-arm.ts';

/** Fewer hours freed in a year than this are few: about one a week. An assumption of ours, and named as one. */
export const FEW_HOURS = 50;

export type Worth =
  | { verdict: 'yes' }
  /** `byMachine`: on the hours that a machine frees; with those that software frees beside it they would be enough. */
  | { verdict: 'depends'; byMachine?: true }
  /** `empty`: without minutes; `uncounted`: nobody has said how often. */
  | { verdict: 'empty' | 'uncounted' | 'software' }
  /** The minutes of these steps, counted from 0, may change the answer, and nobody has said them. */
  | { verdict: 'untimed'; steps: number[] }
  | {
      verdict: 'notYet';
      /**
       * `nothing`: no step can be handed over. `judgement`: a person decides most of it. `setup`: preparing takes as long.
       * `few`: hours. `fewByMachine`: beside those that software frees.
       */
      why: 'nothing' | 'judgement' | 'setup' | 'few' | 'fewByMachine';
      /** Runs a week from which the hours would not be few. */
      runs?: number;
      /** Steps whose judgement is to be put into numbers, counted from 0. */
      steps?: number[];
    };

/** Steps of a kind, counted from 0. */
const stepsThat = ({ steps }: Plan, are: (step: Step, index: number) => boolean): number[] =>
  steps.flatMap((step, index) => (are(step, index) ? [index] : []));
const judged = (plan: Plan) => stepsThat(plan, ({ judgement }) => judgement === 'person');

/** Steps that are handed over, at least in part, and whose minutes nobody has said: what is freed may be any more. */
export const untimedHanded = (plan: Plan, verdicts: readonly StepVerdict[]): number[] =>
  stepsThat(plan, ({ handsOn }, index) => handsOn === undefined && verdicts[index]?.verdict !== 'keep');

/** Whether there are minutes of hands: 0 are some, where somebody has said so. */
export const isTimed = ({ steps }: Plan): boolean => steps.some(({ handsOn }) => handsOn !== undefined);

/** Whether it was said how often: 0 stands for nothing said as well. */
export const isCounted = ({ runsPerWeek, weeksPerYear }: Plan): boolean =>
  runsPerWeek > 0 && weeksPerYear > 0;

/** The runs a week from which at least `FEW_HOURS` are freed in a year; nothing if no number that a plan may have does. */
function runsNeeded({ machine }: Hours, { weeksPerYear }: Plan): number | undefined {
  const runs = Math.ceil((FEW_HOURS * 60) / (machine.high * weeksPerYear));
  return runs <= MOST_RUNS ? runs : undefined;
}

/** Whether a plan is worth automating (the rules of the article "what to automate first"). */
export function worthOf(
  plan: Plan,
  verdicts: readonly StepVerdict[],
  hours: Hours,
  without: WithoutArm | undefined,
): Worth {
  if (!isTimed(plan)) return { verdict: 'empty' };
  if (verdicts.every(({ verdict }) => verdict === 'keep'))
    return { verdict: 'notYet', why: 'nothing', steps: judged(plan) };
  const byPerson = sumOf(
    plan.steps.map(({ judgement, handsOn = 0 }) => (judgement === 'person' ? handsOn : 0)),
  );
  const unless = (untimed: number[], worth: Worth): Worth =>
    untimed.length > 0 ? { verdict: 'untimed', steps: untimed } : worth;
  const handed = untimedHanded(plan, verdicts);
  // What a person decides may turn out to be most of the work; nothing else that is kept changes anything.
  const unjudged = judged(plan).filter((index) => plan.steps[index]?.handsOn === undefined);
  const notYet = (no: Omit<Worth & { verdict: 'notYet' }, 'verdict'>): Worth =>
    unless(handed, { verdict: 'notYet', ...no });
  if (byPerson > hours.today * MOST_OF_THE_WORK) return notYet({ why: 'judgement', steps: judged(plan) });
  // Input at a screen wants no machine, so no machine has to be worth its hours.
  if (without?.by === 'software') return unless(unjudged, { verdict: 'software' });
  if (hours.machine.high === 0) return notYet({ why: 'setup' });
  if (!isCounted(plan)) return { verdict: 'uncounted' };
  const { freed, machine } = hours.year;
  if (machine.high < FEW_HOURS)
    return notYet({
      why: freed.high > machine.high ? 'fewByMachine' : 'few',
      runs: runsNeeded(hours, plan),
    });
  if (machine.low >= FEW_HOURS) return unless(unjudged, { verdict: 'yes' });
  return unless(
    [...handed, ...unjudged].sort((one, other) => one - other),
    { verdict: 'depends', ...(freed.low >= FEW_HOURS && { byMachine: true }) },
  );
}
