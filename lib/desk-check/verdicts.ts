/** What to hand over and what to keep: the rules of "what to automate first", step by step. */
import { needsMachine } from './at-a-screen.ts';
import { ELSEWHERE, type Hurdle, type Plan, type Step } from './schema.ts';

/**
 * `hand`: the machine does it. `share`: the machine moves, a person decides in between. `prepare`: the machine can do it
 * once something is arranged. `keep`: a person does it.
 */
export const VERDICTS = ['hand', 'share', 'prepare', 'keep'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A procedure is often done from this many runs a week: once every working day. */
export const OFTEN = 5;

/** What must be so for a rule to hold; all that is named. */
export type Condition = {
  judgement?: Step['judgement'];
  station?: typeof ELSEWHERE;
  atAScreen?: boolean;
  waitsLongerThanHandsOn?: true;
  runsPerWeekFrom?: number;
} & Partial<Record<Hurdle, true>>;

/** What each rule asks of a step, and what follows, in the order in which they count; published with the data. */
export const RULES = {
  judged: { verdict: 'keep', when: { judgement: 'person' } },
  // What is entered at a screen needs no arm, so it may stand anywhere, and nothing has to be gripped or tried first.
  elsewhere: { verdict: 'keep', when: { station: ELSEWHERE, atAScreen: false } },
  varies: { verdict: 'prepare', when: { varies: true, atAScreen: false } },
  precious: { verdict: 'prepare', when: { precious: true, atAScreen: false } },
  asked: { verdict: 'share', when: { judgement: 'some' } },
  waits: { verdict: 'hand', when: { waitsLongerThanHandsOn: true } },
  often: { verdict: 'hand', when: { runsPerWeekFrom: OFTEN } },
  screen: { verdict: 'hand', when: { judgement: 'none', atAScreen: true } },
  counted: { verdict: 'hand', when: { judgement: 'none', atAScreen: false } },
} as const satisfies Record<string, { verdict: Verdict; when: Condition }>;

type Rule = keyof typeof RULES;
export const REASONS = Object.keys(RULES) as Rule[];
/** Why: by which rule, or `setup`: beside software, preparing a machine takes as long. Each is a sentence of the copy. */
export type Reason = Rule | 'setup';

export type StepVerdict = { verdict: Verdict; reasons: Reason[] };

function holds(when: Condition, step: Step, { runsPerWeek }: Pick<Plan, 'runsPerWeek'>): boolean {
  const { handsOn = Number.POSITIVE_INFINITY, waiting = 0 } = step;
  const facts = {
    ...step,
    atAScreen: !needsMachine(step),
    // Not where nobody has said how long hands are needed.
    waitsLongerThanHandsOn: waiting > handsOn,
    runsPerWeekFrom: runsPerWeek >= (when.runsPerWeekFrom ?? 0) && when.runsPerWeekFrom,
  };
  return Object.entries(when).every(([name, value]) => facts[name as keyof Condition] === value);
}

/** The verdict on a step is that of the first rule that holds; every reason for it is listed. */
export function verdictOn(step: Step, plan: Pick<Plan, 'runsPerWeek'>): StepVerdict {
  const holding = REASONS.filter((reason) => holds(RULES[reason].when, step, plan));
  const verdict = holding.length > 0 ? RULES[holding[0] as Rule].verdict : 'share';
  return { verdict, reasons: holding.filter((reason) => RULES[reason].verdict === verdict) };
}
