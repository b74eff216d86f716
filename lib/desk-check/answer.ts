/** The answer to a plan, in numbers and names of rules; `report.ts` puts it into words. */
import { armFor, outsideBench } from './arm.ts';
import { needsMachine } from './at-a-screen.ts';
import { bringFor } from './bring.ts';
import type { CompanyFacts } from './company-facts.ts';
import { hoursOf } from './hours.ts';
import { type Money, moneyOf } from './money.ts';
import { scheduleOf } from './schedule.ts';
import type { Plan } from './schema.ts';
import { type StepVerdict, verdictOn } from './verdicts.ts';
import { withoutArm } from './without-arm.ts';
import { isCounted, untimedHanded, worthOf } from './worth.ts';

export type Answer = ReturnType<typeof planOf>;

/** Answers a plan. Never throws: whatever a plan may hold has an answer. */
export function planOf(plan: Plan, facts: CompanyFacts) {
  const suited = plan.steps.map((step) => verdictOn(step, plan));
  const without = withoutArm(plan, suited);
  const isSoftware = without?.by === 'software';
  // Beside software, what a machine would not do in less time stays with people.
  const verdicts = plan.steps.map((step, index): StepVerdict => {
    const one = suited[index] as StepVerdict;
    return isSoftware && needsMachine(step) && one.verdict !== 'keep'
      ? { verdict: 'keep', reasons: ['setup'] }
      : one;
  });
  const hours = hoursOf(plan, verdicts);
  const worth = worthOf(plan, verdicts, hours, without);
  const untimed = untimedHanded(plan, verdicts);
  // While minutes or runs are missing it is open what is saved.
  const isSavingOpen =
    !isCounted(plan) || untimed.length > 0 || worth.verdict === 'untimed' || worth.verdict === 'empty';
  const money: Money = isSavingOpen ? { price: facts.price } : moneyOf(plan, hours, facts, without);
  return {
    /** One for each step, in their order. */
    verdicts,
    worth,
    hours,
    /** Steps handed over of which nobody has said the minutes, counted from 0. */
    untimed,
    /** What does most of it without an arm. */
    without,
    arm: armFor(plan, verdicts, facts),
    /** Stations that do not stand on the bench, by their ids. */
    outside: outsideBench(plan.bench),
    schedule: scheduleOf(plan.start, facts),
    money,
    /** Whether something is missing that decides what is saved. */
    isSavingOpen,
    /** What the money was reckoned with. */
    frame: { maintenance: facts.maintenance, freeMonths: facts.freeMonths },
    bring: bringFor(plan, isSoftware),
  };
}
