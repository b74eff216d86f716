import { getTranslations } from 'next-intl/server';
import { fill } from '@/lib/listing/fill';
import { LIST_PAGE_SIZE } from '@/lib/listing/sizes';

type ResultLineProps = {
  /** Items of the list. */
  total: number;
  /** Holds `{total}` and `{shown}`, or `{from}` and `{to}`. */
  text: string;
  /** What stands there for one item, and for nothing; the same text without them. */
  one?: string;
  none?: string;
  /** What stays in sight above it when script goes to it: the controls of the list, or the line alone. */
  below?: keyof typeof MARGINS;
  className?: string;
};

const MARGINS = { controls: 'scroll-mt-28', nothing: 'scroll-mt-4 focus-visible:outline-offset-6' };

/** The line above a list: what it shows, and beside it how it is sorted. */
export const COUNT_LINE = 'flex items-baseline justify-between gap-4 pb-4 text-[0.875rem] text-ink-3 tnum';

/** Says what a list shows, to the ear as well. In development script may change it before React has read it. */
export const ResultLine = ({
  total,
  text,
  one,
  none,
  below = 'controls',
  className = '',
}: ResultLineProps) => (
  <p className={`${MARGINS[below]} ${className}`.trim()} tabIndex={-1} data-needs-script>
    {/* Not the element that takes the focus: what came of a press would be said twice. */}
    <span role="status" data-result={text} data-one={one} data-none={none} suppressHydrationWarning>
      {fill((total === 1 && one) || text, {
        total,
        shown: total,
        from: 1,
        to: Math.min(total, LIST_PAGE_SIZE),
      })}
    </span>
  </p>
);

type CountLineProps = Pick<ResultLineProps, 'total' | 'below' | 'className'>;

/** The result line of a list in pages, and how it is sorted. */
export async function CountLine({ total, below, className = '' }: CountLineProps) {
  const t = await getTranslations('list');
  return (
    <div className={`${COUNT_LINE} ${className}`.trim()}>
      <ResultLine
        total={total}
        below={below}
        text={t.raw('result')}
        one={t.raw('resultOne')}
        none={t('none')}
      />
      <p>{t('order')}</p>
    </div>
  );
}
