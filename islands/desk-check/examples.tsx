import { memo, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { quantityText } from '@/lib/desk-check/number-text';
import { phrase } from '@/lib/desk-check/phrase';
import { presetHash, presetPlan } from '@/lib/desk-check/preset';
import { EMPTY_DRAFT } from '@/lib/desk-check/read';
import { fill } from '@/lib/listing/fill';
import type { Check, Outcome } from './check';
import { FileButton, ToolButton } from './part';

/** Plans to start from, on one bench line. Each is a link, so that it can be shared, and other pages lead to it. */
export const Examples = memo(DrawnExamples, (before, after) => before.shown === after.shown);
function DrawnExamples({ check, shown }: { check: Check; shown: Outcome }) {
  const { words, presets, plan, locale, later, openFile, goTo } = shown;
  const { begin } = check;
  const own = words.start;
  const [isUnfolded, setUnfolded] = useState(false);
  const now = presets.find(({ title }) => title === plan.title);
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
        <ToolButton
          text={own.empty}
          icon="plus"
          onClick={() => {
            begin(() => EMPTY_DRAFT, own.emptied);
            goTo('steps.0.operation');
          }}
        />
        <FileButton text={words.take.open} onFile={openFile} />
      </div>
      <button
        type="button"
        className="flex min-h-17 w-full items-center gap-4 border-y border-line text-left text-ink lg:hidden"
        aria-expanded={isUnfolded}
        aria-controls="examples-list"
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <span className="visually-hidden">{own.title}</span>
        {now ? <Thing id={now.id} look="h-11" /> : null}
        <b className="font-head">{now?.title ?? own.title}</b>
        <Icon name="down" className={`ml-auto text-teal ${isUnfolded ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id="examples-list"
        // Folded it keeps a place, since links lead to what it holds.
        className={`grid grid-cols-2 gap-x-4 md:grid-cols-4 lg:grid-cols-8 lg:gap-x-0 ${isUnfolded ? '' : 'max-lg:invisible max-lg:h-0 max-lg:overflow-clip max-lg:*:absolute'}`}
      >
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
                  begin(
                    (now) => ({ ...presetPlan(preset), ...(now.compareWith && later?.assumedIn(now)) }),
                    fill(own.chosen, { name: preset.title }),
                  );
                }}
              >
                <Thing id={preset.id} look="h-18" />
                <b className="block min-h-[calc(3em+0.625rem)] border-t border-ink pt-2.5 pr-2.5 font-head palt text-small/[1.5] group-hover:text-teal group-aria-current:[box-shadow:inset_0_3px_0_var(--color-ink)]">
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

/** What an example is about, in elevation. */
const Thing = ({ id, look }: { id: string; look: string }) => (
  <svg className={`${look} w-auto flex-none overflow-visible`} viewBox="0 -2 96 66" aria-hidden="true">
    <use href={`#thing-${id}`} />
  </svg>
);
