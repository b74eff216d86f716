import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { pageCount, pageWindow } from '@/lib/listing/paginate';
import { LIST_PAGE_SIZE } from '@/lib/listing/sizes';

/** Page numbers as a list opens: the visible text is the bare number, the accessible name says more. */
export async function Pager({ total }: { total: number }) {
  const t = await getTranslations('list');
  const count = pageCount(total, LIST_PAGE_SIZE);
  return (
    <nav className="pg" aria-label={t('pages')} data-pager data-needs-script hidden={count < 2}>
      <button type="button" aria-label={t('previous')} data-step="-1" disabled>
        <Icon name="left" />
      </button>
      {pageWindow(1, count).map((page) => (
        <button
          key={page}
          type="button"
          aria-label={t('page', { page })}
          aria-current={page === 1 ? 'page' : undefined}
          data-number={t.raw('page')}
        >
          {page}
        </button>
      ))}
      <button type="button" aria-label={t('next')} data-step="1" disabled={count < 2}>
        <Icon name="arrow" />
      </button>
    </nav>
  );
}
