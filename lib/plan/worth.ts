/** Whether it is worth it: yes, it depends, or not yet, with what would change that. */
import type { Hours } from './hours.ts';
import { MOST_RUNS, type Plan } from './schema.ts';
import type { StepVerdict } from './verdicts.ts';

/** Fewer hours freed in a year than this are few: about one a week. An assumption of ours, and named as one. */
export const FEW_HOURS = 50;
/** A person's judgement is most of the work above this share of the minutes. */
export const MOST_OF_THE_WORK = 0.5;

export type Worth =
  | { verdict: 'yes' | 'depends' }
  | { verdict: 'empty' }
  | {
      verdict: 'notYet';
      /** `nothing`: no step can be handed over. `judgement`: a person decides most of it. `setup`: preparing takes as long. `few`: hours. */
      why: 'nothing' | 'judgement' | 'setup' | 'few';
      /** Runs a week from which the hours would not be few. */
      runs?: number;
      /** Steps whose judgement is to be put into numbers, counted from 0. */
      steps?: number[];
    };

/** Steps in which a person decides, counted from 0. */
const judged = (plan: Plan) =>
  plan.steps.flatMap(({ judgement }, index) => (judgement === 'person' ? [index] : []));

/** The runs a week from which at least `FEW_HOURS` are freed in a year; nothing if no number that a plan may have does. */
function runsNeeded({ today, after }: Hours, { weeksPerYear }: Plan): number | undefined {
  const runs = Math.ceil((FEW_HOURS * 60) / ((today - after.low) * weeksPerYear));
  return runs <= MOST_RUNS ? runs : undefined;
}

/** Whether a plan is worth automating (the rules of the article "what to automate first"). */
export function worthOf(plan: Plan, verdicts: readonly StepVerdict[], hours: Hours): Worth {
  if (hours.today === 0) return { verdict: 'empty' };
  if (verdicts.every(({ verdict }) => verdict === 'keep'))
    return { verdict: 'notYet', why: 'nothing', steps: judged(plan) };
  const byPerson = plan.steps.reduce(
    (minutes, { judgement, handsOn = 0 }) => minutes + (judgement === 'person' ? handsOn : 0),
    0,
  );
  if (byPerson > hours.today * MOST_OF_THE_WORK)
    return { verdict: 'notYet', why: 'judgement', steps: judged(plan) };
  if (hours.after.low >= hours.today) return { verdict: 'notYet', why: 'setup' };
  if (hours.year.freed.high < FEW_HOURS) {
    const runs = runsNeeded(hours, plan);
    return { verdict: 'notYet', why: 'few', ...(runs !== undefined && { runs }) };
  }
  return { verdict: hours.year.freed.low < FEW_HOURS ? 'depends' : 'yes' };
}
