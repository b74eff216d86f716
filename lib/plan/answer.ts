/** The answer to a plan, in numbers and names of rules; `report.ts` puts it into words. */
import { armFor, outsideBench } from './arm.ts';
import { bringFor } from './bring.ts';
import type { CompanyFacts } from './company-facts.ts';
import { hoursOf } from './hours.ts';
import { moneyOf } from './money.ts';
import { scheduleOf } from './schedule.ts';
import type { Plan } from './schema.ts';
import { verdictOn } from './verdicts.ts';
import { withoutArm } from './without-arm.ts';
import { worthOf } from './worth.ts';

export type Answer = ReturnType<typeof planOf>;

/** Answers a plan. Never throws: whatever a plan may hold has an answer. */
export function planOf(plan: Plan, facts: CompanyFacts) {
  const verdicts = plan.steps.map((step) => verdictOn(step, plan));
  const hours = hoursOf(plan, verdicts);
  const without = withoutArm(plan, verdicts);
  return {
    /** One for each step, in their order. */
    verdicts,
    worth: worthOf(plan, verdicts, hours, without),
    hours,
    /** What does most of it without an arm. */
    without,
    arm: armFor(plan, verdicts, facts),
    /** Stations that do not stand on the bench, by their ids. */
    outside: outsideBench(plan.bench),
    schedule: scheduleOf(plan.start, facts),
    money: moneyOf(plan, hours, facts, without),
    /** What the money was reckoned with. */
    frame: { maintenance: facts.maintenance, freeMonths: facts.freeMonths },
    bring: bringFor(plan, without?.by === 'software'),
  };
}
