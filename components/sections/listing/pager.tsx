import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { pageCount, pageWindow } from '@/lib/listing/paginate';
import { LIST_PAGE_SIZE } from '@/lib/listing/sizes';

/** The numbers and arrows below a list. */
export const PAGES = 'not-[[hidden]]:flex flex-wrap gap-1 mt-10';

/** One of them: a link or a button. */
export const PAGE =
  'not-[[hidden]]:grid place-items-center min-w-11 h-11 px-2 rounded-edge font-head font-medium text-ink no-underline tnum hover:bg-teal-mist aria-[current=page]:bg-ink aria-[current=page]:text-white disabled:text-ink-3 disabled:opacity-55';

/** Page numbers as a list opens: the visible text is the bare number, the accessible name says more. */
export async function Pager({ total }: { total: number }) {
  const t = await getTranslations('list');
  const count = pageCount(total, LIST_PAGE_SIZE);
  return (
    <nav className={PAGES} aria-label={t('pages')} data-pager data-needs-script hidden={count < 2}>
      <button type="button" className={PAGE} aria-label={t('previous')} data-step="-1" disabled>
        <Icon name="left" />
      </button>
      {pageWindow(1, count).map((page) => (
        <button
          key={page}
          type="button"
          className={PAGE}
          aria-label={t('page', { page })}
          aria-current={page === 1 ? 'page' : undefined}
          data-number={t.raw('page')}
        >
          {page}
        </button>
      ))}
      <button type="button" className={PAGE} aria-label={t('next')} data-step="1" disabled={count < 2}>
        <Icon name="arrow" />
      </button>
    </nav>
  );
}
