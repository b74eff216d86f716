import { fill } from '@/lib/listing/fill';
import { quantityText } from '@/lib/plan/number-text';
import { phrase } from '@/lib/plan/phrase';
import { presetHash, presetPlan } from '@/lib/plan/preset';
import { EMPTY_PLAN } from '@/lib/plan/read';
import { FileButton, ToolButton } from './part';
import type { Check } from './use-desk-check';

/** Plans to start from, on one bench line. Each is a link, so that it can be shared, and other pages lead to it. */
export function Examples({ check }: { check: Check }) {
  const { words, presets, plan, locale, replace, openFile } = check;
  const own = words.start;
  return (
    <section id="examples" className="dk-shelf" aria-labelledby="examples-title" data-needs-script="">
      <div>
        <h2 id="examples-title">{own.title}</h2>
        <p>{own.text}</p>
        <ToolButton text={own.empty} icon="plus" onClick={() => replace(() => EMPTY_PLAN, own.emptied)} />
        <FileButton text={words.take.open} onFile={openFile} />
      </div>
      <ul>
        {presets.map((preset) => {
          const hash = presetHash(preset.id);
          const minutes = preset.plan.steps.reduce((sum, { handsOn = 0 }) => sum + handsOn, 0);
          return (
            <li key={preset.id}>
              <a
                id={hash.slice(1)}
                href={hash}
                className="dk-example"
                aria-current={plan.title === preset.title ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  replace(() => presetPlan(preset), fill(own.chosen, { name: preset.title }));
                }}
              >
                <svg viewBox="0 -2 96 66" aria-hidden="true">
                  <use href={`#thing-${preset.id}`} />
                </svg>
                <b className="font-head">{preset.title}</b>
                <small>
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
