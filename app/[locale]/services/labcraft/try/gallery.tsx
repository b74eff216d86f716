import { Heading } from '@/components/ui/heading';
import type { Example } from '@/islands/labcraft-studio/example';
import { SmallPlate } from '@/islands/labcraft-studio/small-plate';
import { fill } from '@/lib/listing/fill';
import type { TryCopy } from './copy';

type GalleryProps = {
  gallery: TryCopy['gallery'];
  examples: readonly Example[];
  /** The name of the island in which they open. */
  island: string;
};

/** The examples as their plates, below the bench. The studio marks that which is open; without it they are not shown. */
export function Gallery({ gallery, examples, island }: GalleryProps) {
  return (
    <div data-with={island} data-modules="">
      <section
        className="sheet gap-y-part bg-paper py-section below-fold [--height:71rem] md:[--height:32rem]"
        aria-label={gallery.label}
        data-needs-script
      >
        <div className="md:col-end-6">
          <Heading level={2} text={gallery.title} />
          <p className="mt-5 max-w-[24em] text-[0.9375rem]">{gallery.text}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-(--spacing-gap) gap-y-9 md:col-start-6 md:grid-cols-4">
          {examples.map(({ name, text, motions, tips, mixes }, index) => (
            <li key={name}>
              <button
                type="button"
                aria-current={index === 0}
                className="group block w-full border-t border-ink pt-3 text-ink aria-[current=true]:border-teal aria-[current=true]:[box-shadow:inset_0_2px_0_var(--color-teal)]"
                data-example={text}
              >
                <span className="contents" data-classes-of={island}>
                  <SmallPlate mixes={mixes} />
                </span>
                <b className="mt-3 block text-[0.875rem]/[1.6] group-hover:text-teal">{name}</b>
                <span className="mt-0.5 block text-[0.75rem]/[1.5] text-ink-3">
                  {fill(gallery.size, { n: motions, tips })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
