import { getTranslations } from 'next-intl/server';
import { fill } from '@/lib/listing/fill';
import { LIST_PAGE_SIZE } from '@/lib/listing/sizes';

type ResultLineProps = {
  /** Items of the list. */
  total: number;
  /** Holds `{total}` and `{shown}`, or `{from}` and `{to}`. */
  text: string;
  /** What stands there for nothing; the same text without it. */
  none?: string;
  className?: string;
};

/** Says what a list shows, to the ear as well. In development script may change it before React has read it. */
export const ResultLine = ({ total, text, none, className }: ResultLineProps) => (
  <p
    className={className}
    role="status"
    tabIndex={-1}
    data-needs-script
    data-result={text}
    data-none={none}
    suppressHydrationWarning
  >
    {fill(text, { total, shown: total, from: 1, to: Math.min(total, LIST_PAGE_SIZE) })}
  </p>
);

/** The result line of a list in pages, and how it is sorted. */
export async function CountLine({ total }: { total: number }) {
  const t = await getTranslations('list');
  return (
    <div className="count">
      <ResultLine total={total} text={t.raw('result')} none={t('none')} />
      <p>{t('order')}</p>
    </div>
  );
}
