import { Icon } from '@/components/ui/icon';

type MeasuredChangeProps = { lead?: string; before?: string; after: string; unit?: string };

/** A measured number: the old value small and grey, an arrow, the new value, then what was measured. */
export function MeasuredChange({ lead, before, after, unit }: MeasuredChangeProps) {
  return (
    <>
      {lead ? <span>{lead}</span> : null}
      {before ? (
        <>
          <span className="was">{before}</span>
          <Icon name="arrow" />
        </>
      ) : null}
      <span>{after}</span>
      {unit ? <small>{unit}</small> : null}
    </>
  );
}

/** Measured values in a strip: below one another, beside one another from 40rem on. */
export const FIGURES = {
  strip: 'grid border-y border-ink sm:grid-cols-[repeat(3,auto)]',
  figure:
    'py-6 border-line not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-8',
  term: 'text-[0.875rem] text-ink-3',
  value:
    'font-head font-medium tracking-figure text-ink [font-feature-settings:"tnum","palt"] [text-autospace:no-autospace]',
};

type ChangedFigureProps = {
  term: string;
  lead?: string | undefined;
  before?: string | undefined;
  after: string;
  unit?: string | undefined;
  className?: string;
  /** Of what stands small before and after the number. */
  smallClass?: string;
};

/** A term of a list and its measured number: the old value struck out, an arrow, the new value. */
export function ChangedFigure({
  term,
  lead,
  before,
  after,
  unit,
  className,
  smallClass,
}: ChangedFigureProps) {
  const small = ['text-[0.4em] tracking-normal', smallClass].filter(Boolean).join(' ');
  return (
    <div className={[FIGURES.figure, className].filter(Boolean).join(' ')}>
      <dt className={FIGURES.term}>{term}</dt>
      <dd className={`${FIGURES.value} text-figure/[1.1]`}>
        {before ? (
          <>
            <s className="text-[0.45em] tracking-[-0.01em] whitespace-nowrap text-ink-3 no-underline">
              {before}
            </s>
            <Icon name="arrow" className="inline size-[0.4em] mx-[0.2em] text-teal" />
          </>
        ) : null}
        {lead ? <small className={small}>{lead}</small> : null}
        {after}
        {unit ? <small className={small}>{unit}</small> : null}
      </dd>
    </div>
  );
}
