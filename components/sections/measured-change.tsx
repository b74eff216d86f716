import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { classes } from '@/lib/classes';

/** What was measured stands back behind its number. */
const UNIT =
  'font-body font-normal text-[0.8125rem]/[1.5] tracking-normal [font-feature-settings:normal] text-ink-3';

/** How large the old value is beside the new one: over a card, and in a row of the English home page. */
export const CHANGE_LOOKS = {
  card: { old: 'text-[0.62em] text-ink-3', arrow: 'size-[0.6em] self-center text-teal' },
  row: { old: 'text-[0.6em] text-ink-3', arrow: 'size-[0.55em] text-teal' },
};

export type MeasuredChangeProps = { lead?: string; before?: string; after: string; unit?: string };
type Look = { look?: keyof typeof CHANGE_LOOKS; unitClass?: string };

type OldValueProps = { as?: 's' | 'span'; text: string; className?: string; arrow: string };

/** A value that another takes the place of, and the way to that one: an arrow to the eye, to the ear a word. */
export async function OldValue({ as: Tag = 'span', text, className, arrow }: OldValueProps) {
  const t = await getTranslations('change');
  return (
    <>
      <Tag className={className} data-old>
        {text}
      </Tag>
      <span className="visually-hidden">{t('to')}</span>
      <Icon name="arrow" className={arrow} />
    </>
  );
}

/** A measured number: the old value small and grey, an arrow, the new value, then what was measured. */
export function MeasuredChange({
  lead,
  before,
  after,
  unit,
  look = 'card',
  unitClass = '',
}: MeasuredChangeProps & Look) {
  const parts = CHANGE_LOOKS[look];
  return (
    <>
      {lead ? <span>{lead}</span> : null}
      {before ? <OldValue text={before} className={parts.old} arrow={parts.arrow} /> : null}
      <span>{after}</span>
      {unit ? <small className={`${UNIT} ${unitClass}`.trim()}>{unit}</small> : null}
    </>
  );
}

export const FIGURE_SIZES = {
  regular: 'text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)]/[1.1]',
  large: 'text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)]/[1.1] md:text-figure/[1.1]',
};

type CaseFigureProps = MeasuredChangeProps & {
  size?: keyof typeof FIGURE_SIZES;
  className?: string;
  unitClass?: string;
};

/** The measured number that leads a case, large. */
export const CaseFigure = ({ size = 'regular', className = '', ...figures }: CaseFigureProps) => (
  <p
    className={`mt-5 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 font-head font-medium text-ink tracking-[-0.03em] palt-tnum [text-autospace:no-autospace] ${FIGURE_SIZES[size]} ${className}`.trim()}
  >
    <MeasuredChange {...figures} />
  </p>
);

/** Measured values in a strip: below one another, beside one another from 40rem on. */
export const FIGURES = {
  strip: 'grid border-y border-ink sm:grid-cols-[repeat(3,auto)]',
  figure:
    'py-6 border-line not-first:border-t sm:pr-4 sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-8',
  term: 'text-[0.875rem] text-ink-3',
  value: 'font-head font-medium tracking-figure text-ink palt-tnum [text-autospace:no-autospace]',
};

type ChangedFigureProps = {
  term: string;
  lead?: string | undefined;
  before?: string | undefined;
  after: string;
  unit?: string | undefined;
  className?: string;
};

const SMALL = 'text-[0.4em] tracking-normal whitespace-nowrap first:mr-[0.1em] en:mx-[0.2em] en:first:ml-0';

/** A term of a list and its measured number: the old value struck out, an arrow, the new value. */
export function ChangedFigure({ term, lead, before, after, unit, className }: ChangedFigureProps) {
  return (
    <div className={classes(FIGURES.figure, className)}>
      <dt className={FIGURES.term}>{term}</dt>
      <dd className={`${FIGURES.value} text-figure/[1.1]`}>
        {before ? (
          <OldValue
            as="s"
            text={before}
            className="text-[0.45em] tracking-[-0.01em] text-ink-3 no-underline"
            arrow="mx-[0.2em] inline size-[0.4em] text-teal"
          />
        ) : null}
        {lead ? <small className={SMALL}>{lead}</small> : null}
        {after}
        {unit ? <small className={SMALL}>{unit}</small> : null}
      </dd>
    </div>
  );
}
