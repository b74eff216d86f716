import type { Check } from './check';
import { ToolButton } from './part';

/** Keeps the plan as the variant to compare with, beside which the paper then puts what is changed; or lets go of it. */
export function CompareButton({ check: { plan, words, replace } }: { check: Check }) {
  const own = words.compare;
  const [text, icon, compareWith, said] = plan.compareWith
    ? ([own.stop, 'close', undefined, own.stopped] as const)
    : ([own.keep, 'plus', plan, own.kept] as const);
  return (
    <ToolButton text={text} icon={icon} onClick={() => replace((now) => ({ ...now, compareWith }), said)} />
  );
}
