import type { ReactNode } from 'react';
import { H3 } from './looks';

type PaperPartProps = { title: string; name?: string; answer?: string | undefined; children: ReactNode };

/** A part of the paper: its heading at the side, above its answer in a word. */
export const PaperPart = ({ title, name = title, answer, children }: PaperPartProps) => (
  <section
    className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-4 border-t border-line py-3 print:py-1.5 slim:grid-cols-1 slim:gap-y-1.5"
    aria-label={title}
  >
    <h3 className={`${H3} slim:flex slim:items-baseline slim:gap-3`}>
      {name}
      {answer ? (
        <b className="mt-0.5 inline-block text-small/[1.4] first-letter:uppercase">{answer}</b>
      ) : null}
    </h3>
    <div>{children}</div>
  </section>
);
