import { fill } from '@/lib/listing/fill';
import { plainText } from '@/lib/text/lines';
import type { StudioProps } from '../labcraft-studio';
import { SmallPlate } from './small-plate';

type GalleryProps = Pick<StudioProps, 'gallery' | 'examples'> & {
  text: string;
  onChoose(text: string): void;
};

/** The examples as their plates, below the bench. */
export function Gallery({ gallery, examples, text: now, onChoose }: GalleryProps) {
  return (
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
              aria-current={text === now ? 'true' : undefined}
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
  );
}
