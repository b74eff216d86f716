import { getTranslations } from 'next-intl/server';
import { searchPage } from '@/app/[locale]/search/definition';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';

/** Leads to the list of all pages; with script it opens the search (`client/search.ts`). */
export async function SearchLink({ named = false }: { named?: boolean }) {
  const t = await getTranslations('search');
  return (
    <SiteLink
      to={searchPage.path}
      className={named ? undefined : 'hd__search'}
      aria-label={named ? undefined : t('open')}
      title={named ? undefined : t('openTitle')}
      aria-keyshortcuts="/ Control+K Meta+K"
      data-search
    >
      <Icon name="search" />
      {named ? t('open') : null}
    </SiteLink>
  );
}
