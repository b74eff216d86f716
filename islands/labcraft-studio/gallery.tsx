import { memo } from 'react';
import { fill } from '@/lib/listing/fill';
import { plainText } from '@/lib/text/lines';
import { SmallPlate } from './small-plate';
import type { StudioState } from './use-studio';

type GalleryProps = { studio: StudioState; onChoose(text: string): void };

/** The examples as their plates, below the bench. */
export const Gallery = memo(
  ({ studio: { gallery, examples, typed }, onChoose }: GalleryProps) => (
    <section className="sheet gap-y-part bg-paper py-section" aria-label={gallery.label} data-needs-script>
      <div className="md:col-end-6">
        <h2>{plainText(gallery.title)}</h2>
        <p className="mt-5 max-w-[24em] text-[0.9375rem]">{gallery.text}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-(--spacing-gap) gap-y-9 md:col-start-6 md:grid-cols-4">
        {examples.map(({ name, text, motions, tips, mixes }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={text === typed.text ? 'true' : undefined}
              className="group block w-full border-t border-ink pt-3 text-ink aria-[current]:border-teal aria-[current]:[box-shadow:inset_0_2px_0_var(--color-teal)]"
              onClick={() => onChoose(text)}
            >
              <SmallPlate mixes={mixes} />
              <b className="mt-3 block text-[0.875rem]/[1.6] group-hover:text-teal">{name}</b>
              <span className="mt-0.5 block text-[0.75rem]/[1.5] text-ink-3">
                {fill(gallery.size, { n: motions, tips })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ),
  (drawn, next) => drawn.studio === next.studio,
);
