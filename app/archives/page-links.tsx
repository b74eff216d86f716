import { getTranslations } from 'next-intl/server';
import { PAGE, PAGES } from '@/components/sections/listing/pager';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { type ArchiveAddress, archivePath } from '@/lib/listing/archive-pages';
import { pageWindow } from '@/lib/listing/paginate';

type PageLinksProps = { address: ArchiveAddress; current: number; count: number };

/** The pages of an archive, as links: they work without script. */
export async function PageLinks({ address, current, count }: PageLinksProps) {
  const t = await getTranslations('archive');
  const at = (page: number) => archivePath({ ...address, page });
  if (count < 2) return null;
  return (
    <nav className={PAGES} aria-label={t('pages')}>
      {current > 1 && (
        <SiteLink className={PAGE} to={at(current - 1)} aria-label={t('previous')}>
          <Icon name="left" />
        </SiteLink>
      )}
      {pageWindow(current, count).map((page) => (
        <SiteLink
          key={page}
          className={PAGE}
          to={at(page)}
          aria-label={t('page', { page })}
          aria-current={page === current ? 'page' : undefined}
        >
          {page}
        </SiteLink>
      ))}
      {current < count && (
        <SiteLink className={PAGE} to={at(current + 1)} aria-label={t('next')}>
          <Icon name="arrow" />
        </SiteLink>
      )}
    </nav>
  );
}
