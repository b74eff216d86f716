import { ToolButton } from './part';
import type { Check } from './use-desk-check';

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
      onClick={() => replace((now) => ({ ...now, compareWith: plan }), own.kept)}
    />
  );
}
