import { fill } from '@/lib/listing/fill';
import { presetHash, presetPlan } from '@/lib/plan/preset';
import { Part } from './part';
import type { Check } from './use-desk-check';

/** Plans to start from. Each is a link, so that it can be shared, and other pages lead to it. */
export function Examples({ check }: { check: Check }) {
  const { words, presets, replace } = check;
  return (
    <Part id="examples" title={words.start.title} text={words.start.text} data-needs-script="">
      <ul className="chips mt-4">
        {presets.map((preset) => {
          const hash = presetHash(preset.id);
          return (
            <li key={preset.id}>
              <a
                id={hash.slice(1)}
                href={hash}
                className="chip no-underline"
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  replace(() => presetPlan(preset), fill(words.start.chosen, { name: preset.title }));
                }}
              >
                {preset.title}
              </a>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
