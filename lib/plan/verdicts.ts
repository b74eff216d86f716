/** What to hand over and what to keep: the rules of "what to automate first", step by step. */
import { ELSEWHERE, type Plan, type Step } from './schema.ts';

/**
 * `hand`: the machine does it. `share`: the machine moves, a person decides in between. `prepare`: the machine can do it
 * once something is arranged. `keep`: a person does it.
 */
export const VERDICTS = ['hand', 'share', 'prepare', 'keep'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Why, in the order in which the reasons count; each is a sentence of the copy. */
export const REASONS = [
  'judged',
  'elsewhere',
  'varies',
  'precious',
  'asked',
  'waits',
  'often',
  'counted',
] as const;
export type Reason = (typeof REASONS)[number];

export type StepVerdict = { verdict: Verdict; reasons: Reason[] };

/** A procedure is often done from this many runs a week: once every working day. */
export const OFTEN = 5;

/** What each rule asks of a step, and what follows; published with the data. */
export const RULES: Readonly<
  Record<Reason, { verdict: Verdict; holds(step: Step, plan: Pick<Plan, 'runsPerWeek'>): boolean }>
> = {
  judged: { verdict: 'keep', holds: ({ judgement }) => judgement === 'person' },
  elsewhere: { verdict: 'keep', holds: ({ station }) => station === ELSEWHERE },
  varies: { verdict: 'prepare', holds: ({ varies }) => varies },
  precious: { verdict: 'prepare', holds: ({ precious }) => precious },
  asked: { verdict: 'share', holds: ({ judgement }) => judgement === 'some' },
  waits: { verdict: 'hand', holds: ({ handsOn = 0, waiting = 0 }) => waiting > handsOn },
  often: { verdict: 'hand', holds: (_step, { runsPerWeek }) => runsPerWeek >= OFTEN },
  counted: { verdict: 'hand', holds: ({ judgement }) => judgement === 'none' },
};

/** The verdict on a step is that of the first rule that holds; every reason for it is told. */
export function verdictOn(step: Step, plan: Pick<Plan, 'runsPerWeek'>): StepVerdict {
  const holding = REASONS.filter((reason) => RULES[reason].holds(step, plan));
  const verdict = holding.length > 0 ? RULES[holding[0] as Reason].verdict : 'share';
  return { verdict, reasons: holding.filter((reason) => RULES[reason].verdict === verdict) };
}
