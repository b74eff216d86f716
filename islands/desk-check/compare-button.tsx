import { readPlan } from '@/lib/desk-check/read';
import type { Check } from './check';
import { ToolButton } from './part';

/** Keeps the plan as the variant to compare with, beside which the paper then puts what is changed; or lets go of it. */
export function CompareButton({ check: { plan, words, replace } }: { check: Check }) {
  const own = words.compare;
  return plan.compareWith ? (
    <ToolButton
      text={own.stop}
      icon="close"
      onClick={() => replace((now) => ({ ...now, compareWith: undefined }), own.stopped)}
    />
  ) : (
    <ToolButton
      text={own.keep}
      icon="plus"
      // Of what cannot be read nothing is kept: the last good value may be the first digits of what was meant.
      onClick={() => replace((now) => ({ ...now, compareWith: readPlan(now).plan }), own.kept)}
    />
  );
}
