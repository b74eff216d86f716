import { getTranslations } from 'next-intl/server';
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
    <nav className="pg" aria-label={t('pages')}>
      {current > 1 && (
        <SiteLink to={at(current - 1)} aria-label={t('previous')}>
          <Icon name="left" />
        </SiteLink>
      )}
      {pageWindow(current, count).map((page) => (
        <SiteLink
          key={page}
          to={at(page)}
          aria-label={t('page', { page })}
          aria-current={page === current ? 'page' : undefined}
        >
          {page}
        </SiteLink>
      ))}
      {current < count && (
        <SiteLink to={at(current + 1)} aria-label={t('next')}>
          <Icon name="arrow" />
        </SiteLink>
      )}
    </nav>
  );
}
