import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { arc, outline, partsOf, slice, volumeOf, wellX, wellY } from '@/islands/labcraft-studio/drawing';
import type { Example } from '@/islands/labcraft-studio/example';
import { KIT } from '@/lib/protocol/kit';
import { ALL_COLUMNS, ROWS } from '@/lib/protocol/wells';
import type { TryCopy } from './copy';

type ClosingProps = Pick<TryCopy, 'ask'> & {
  /** The first example, whose plate this is: the studio marks it as it does the examples. */
  example: string;
  /** A mail with the first example. The studio makes one with what is written. */
  children: ReactNode;
  mixes: Example['mixes'];
};

/** The question at the end, with the plate of the protocol and a mail draft that holds it. */
export function Closing({ ask, example, children, mixes }: ClosingProps) {
  const inWell = new Map(Object.entries(mixes).flatMap(([mix, wells]) => wells.map((well) => [well, mix])));
  const wells = [...ROWS].flatMap((row, index) =>
    ALL_COLUMNS.map((column) => {
      const [x, y] = [wellX(column, 4), wellY(index, 4)];
      const share = volumeOf(partsOf(inWell.get(`${row}${column}`) ?? '')) / KIT.wellMax;
      return { ring: arc(x, y, 14, 0, 1), level: share > 0.01 ? slice(x, y, 10.5, 0, share) : '' };
    }),
  );
  return (
    <section className="surface-teal relative overflow-hidden py-section" aria-label={ask.label}>
      <svg
        className="pointer-events-none absolute top-1/2 right-[-4%] h-[92%] w-auto max-w-none -translate-y-1/2 opacity-35 aria-[current=false]:hidden md:right-[max(-4%,calc(50vw-48rem))] min-[80rem]:opacity-100"
        data-example={example}
        viewBox="-2 -2 514 346"
        aria-hidden="true"
      >
        <path
          d={outline(4) + wells.map(({ ring }) => ring).join('')}
          className="fill-none stroke-teal-pale"
        />
        <path d={wells.map(({ level }) => level).join('')} className="fill-teal-pale" />
      </svg>
      <div className="sheet relative">
        <div className="md:col-end-9">
          <Heading level={2} text={ask.title} className="text-h1/[1.2] text-white" />
          <p className="mt-6 mb-8 max-w-[30em] text-white">{ask.text}</p>
          <div data-book="">{children}</div>
        </div>
      </div>
    </section>
  );
}
