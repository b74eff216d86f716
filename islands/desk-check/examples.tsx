import { memo } from 'react';
import { fill } from '@/lib/listing/fill';
import { quantityText } from '@/lib/plan/number-text';
import { phrase } from '@/lib/plan/phrase';
import { presetHash, presetPlan } from '@/lib/plan/preset';
import { EMPTY_PLAN } from '@/lib/plan/read';
import { FileButton, ToolButton } from './part';
import type { Check, Told } from './use-desk-check';

/** Plans to start from, on one bench line. Each is a link, so that it can be shared, and other pages lead to it. */
export const Examples = memo(DrawnExamples, (before, after) => before.shown === after.shown);
function DrawnExamples({ check, shown }: { check: Check; shown: Told }) {
  const { words, presets, plan, locale, openFile } = shown;
  const { replace } = check;
  const own = words.start;
  return (
    <section
      id="examples"
      className="gap-gap page-inline pb-6 lg:grid lg:grid-cols-[2fr_10fr] print:in-data-ready:hidden"
      aria-labelledby="examples-title"
      data-needs-script=""
    >
      <div>
        <h2 id="examples-title" className="text-[1.0625rem]/[1.5] tracking-[0]">
          {own.title}
        </h2>
        <p className="text-fine/[1.7] text-ink-3">{own.text}</p>
        <ToolButton text={own.empty} icon="plus" onClick={() => replace(() => EMPTY_PLAN, own.emptied)} />
        <FileButton text={words.take.open} onFile={openFile} />
      </div>
      <ul className="m-[-3px] grid grid-cols-[repeat(8,minmax(6.5rem,1fr))] overflow-x-auto p-[3px] lg:overflow-visible">
        {presets.map((preset) => {
          const hash = presetHash(preset.id);
          const minutes = preset.plan.steps.reduce((sum, { handsOn = 0 }) => sum + handsOn, 0);
          return (
            <li key={preset.id}>
              <a
                id={hash.slice(1)}
                href={hash}
                className="group block h-full py-2 no-underline"
                aria-current={plan.title === preset.title ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  replace(() => presetPlan(preset), fill(own.chosen, { name: preset.title }));
                }}
              >
                <svg className="h-18 w-auto overflow-visible" viewBox="0 -2 96 66" aria-hidden="true">
                  <use href={`#thing-${preset.id}`} />
                </svg>
                <b className="block min-h-[calc(3em+0.625rem)] border-t border-ink pt-2.5 pr-2.5 font-head [font-feature-settings:'palt'] text-small/[1.5] group-hover:text-teal group-aria-current:[box-shadow:inset_0_3px_0_var(--color-ink)]">
                  {preset.title}
                </b>
                <small className="block text-label text-ink-3">
                  {phrase(own.size, {
                    runs: quantityText(preset.plan.runsPerWeek, locale),
                    minutes: quantityText(minutes, locale),
                  })}
                </small>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
