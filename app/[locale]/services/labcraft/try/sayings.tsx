import { Heading } from '@/components/ui/heading';
import { Sign } from '@/islands/labcraft-studio/icons';
import { OPERATIONS } from '@/lib/protocol/operations/index';
import type { TryCopy } from './copy';

type SayingsProps = Pick<TryCopy, 'sayings' | 'assumptions'> & {
  /** The name of the island that the sayings are written into. */
  island: string;
  verbs: TryCopy['workshop']['check']['verbs'];
};

/** What can be said: the studio writes it into the text. And what the rehearsal takes for given. */
export function Sayings({ island, sayings, assumptions, verbs }: SayingsProps) {
  return (
    <section
      className="sheet gap-y-part bg-white py-section below-fold [--height:99rem] md:[--height:60rem]"
      aria-label={sayings.label}
    >
      <div className="md:col-end-6">
        <Heading level={2} text={sayings.title} />
        <p className="mt-5 max-w-[24em] text-[0.9375rem]">{sayings.text}</p>
      </div>
      <ul className="border-t border-ink md:col-start-6" data-with={island} data-modules="">
        {sayings.items.map(({ verb, text }) => (
          <li
            key={verb}
            className="grid min-h-15 grid-cols-[1.625rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 text-[0.9375rem]/[1.7] text-ink md:grid-cols-[1.625rem_7rem_minmax(0,1fr)_auto]"
          >
            <svg
              className="w-5.5 fill-none stroke-current stroke-[1.4]"
              viewBox="0 0 20 20"
              aria-hidden="true"
            >
              <path d={OPERATIONS[verb].glyph[0]} />
              <path d={OPERATIONS[verb].glyph[1]} className="fill-current" />
            </svg>
            <b>{verbs[verb]}</b>
            <p className="max-md:col-start-2 max-md:col-end-4 max-md:row-start-2">
              {text.split(/[[\]]/).map((part, index) =>
                index % 2 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                  <mark key={index} className="border-b-2 border-teal bg-teal-mist text-inherit">
                    {part}
                  </mark>
                ) : (
                  part
                ),
              )}
            </p>
            <button
              type="button"
              aria-label={`${sayings.add}: ${verbs[verb]}`}
              className="inline-flex min-h-11 items-center gap-1.5 px-1 text-[0.8125rem] font-semibold whitespace-nowrap text-teal hover:text-ink"
              data-say={text.replace(/[[\]]/g, '')}
              data-first={verb === 'given' ? '' : undefined}
              data-needs-script
            >
              <Sign name="plus" />
              {sayings.add}
            </button>
          </li>
        ))}
      </ul>
      <section aria-label={assumptions.label}>
        <dl className="mt-6 grid grid-cols-2 gap-x-gap gap-y-5 border-t border-ink pt-4 sm:grid-cols-3 lg:grid-cols-6">
          {assumptions.items.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-[0.8125rem]/[1.5] text-ink-3">{term}</dt>
              <dd className="mt-1 font-head tnum text-[1.25rem]/[1.3] font-medium text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="text-small text-ink-3">{assumptions.text}</p>
    </section>
  );
}
