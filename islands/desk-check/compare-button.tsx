import { ToolButton } from './part';
import type { Check } from './use-desk-check';

/** Keeps the plan as the variant to compare with; then both stand side by side. */
export function Compare({ check }: { check: Check }) {
  const { plan, words, later, replace } = check;
  const own = words.compare;
  if (plan.compareWith) return later ? <later.Comparison check={check} /> : null;
  return (
    <div className="mt-6 print:hidden" data-needs-script="">
      <ToolButton
        text={own.keep}
        icon="plus"
        onClick={() => replace((now) => ({ ...now, compareWith: plan }), own.kept)}
      />
      <p className="dk-note">{own.text}</p>
    </div>
  );
}
