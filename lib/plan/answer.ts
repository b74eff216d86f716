/** The answer to a plan, in numbers and names of rules; `telling.ts` puts it into words. */
import { type ArmAnswer, armFor, outsideBench } from './arm.ts';
import { bringFor, type ToBring } from './bring.ts';
import type { CompanyFacts } from './company-facts.ts';
import { type Hours, hoursOf } from './hours.ts';
import { type Money, moneyOf } from './money.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import type { Plan } from './schema.ts';
import { type StepVerdict, verdictOn } from './verdicts.ts';
import { type WithoutArm, withoutArm } from './without-arm.ts';
import { type Worth, worthOf } from './worth.ts';

export type Answer = {
  /** One for each step, in their order. */
  verdicts: StepVerdict[];
  worth: Worth;
  hours: Hours;
  /** What does most of it without an arm. */
  without: WithoutArm | undefined;
  arm: ArmAnswer | undefined;
  /** Stations that do not stand on the bench, by their ids. */
  outside: string[];
  schedule: Schedule;
  money: Money;
  /** What the money was reckoned with. */
  frame: Pick<CompanyFacts, 'maintenance' | 'freeMonths'>;
  bring: ToBring[];
};

/** Answers a plan. Never throws: whatever a plan may hold has an answer. */
export function planOf(plan: Plan, facts: CompanyFacts): Answer {
  const verdicts = plan.steps.map((step) => verdictOn(step, plan));
  const hours = hoursOf(plan, verdicts);
  const without = withoutArm(plan, verdicts);
  return {
    verdicts,
    worth: worthOf(plan, verdicts, hours, without),
    hours,
    without,
    arm: armFor(plan, verdicts, facts),
    outside: outsideBench(plan.bench),
    schedule: scheduleOf(plan.start, facts),
    money: moneyOf(plan, hours, facts, without),
    frame: { maintenance: facts.maintenance, freeMonths: facts.freeMonths },
    bring: bringFor(plan),
  };
}
