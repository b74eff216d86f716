import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';

type Look = { list: string; fact: string; term: string; value: string };

const VALUE = 'font-head font-semibold text-ink [text-autospace:no-autospace]';

export const FACT_LOOKS = {
  /** Short facts side by side. */
  row: {
    list: 'flex flex-wrap border-y border-line',
    fact: 'mr-6 pt-3 pr-6 pb-3.5',
    term: 'text-[0.8125rem] text-ink-3',
    value: `${VALUE} text-[1.0625rem]/[1.5] palt-tnum`,
  },
  /** A large value over its term. */
  large: {
    list: 'grid border-t border-ink sm:grid-cols-2 sm:gap-x-gap',
    fact: 'flex flex-col-reverse border-b border-line py-5',
    term: 'text-[0.9375rem]',
    value: `${VALUE} text-[clamp(1.5rem,1.1rem+1.8vw,2.5rem)]/[1.2] tracking-[-0.03em] tnum`,
  },
  /** As the page says. */
  none: { list: '', fact: '', term: '', value: '' },
} satisfies Record<string, Look>;

type FactListProps = {
  items: readonly { term: string; value: ReactNode }[];
  look?: keyof typeof FACT_LOOKS;
  className?: string;
  factClass?: string;
  termClass?: string;
  valueClass?: string;
};

/** Terms, each with its value. */
export function FactList({ items, look = 'none', ...own }: FactListProps) {
  const { list, fact, term: termLook, value: valueLook } = FACT_LOOKS[look];
  return (
    <dl className={classes(list, own.className)}>
      {items.map(({ term, value }) => (
        <div key={term} className={classes(fact, own.factClass)}>
          <dt className={classes(termLook, own.termClass)}>{term}</dt>
          <dd className={classes(valueLook, own.valueClass)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
