import { getTranslations } from 'next-intl/server';
import { searchPage } from '@/app/[locale]/search/definition';
import { Icon } from '@/components/ui/icon';
import { NavLink } from '@/components/ui/site-link';

/** In the header; where the name leaves no room for both, the menu has it. */
const ICON =
  'grid size-[min(2.75rem,13.75vw)] place-items-center text-[1.25rem] text-(--frame-ink,var(--color-ink)) ' +
  'hover:text-(--frame-accent,var(--color-teal)) max-[24rem]:hidden';

type SearchLinkProps = { path: string; named?: boolean; className?: string };

/** Leads to the list of all pages; with script it opens the search (`client/search.ts`). */
export async function SearchLink({ path, named = false, className }: SearchLinkProps) {
  const t = await getTranslations('search');
  return (
    <NavLink
      to={searchPage.path}
      path={path}
      className={named ? className : ICON}
      aria-label={named ? undefined : t('open')}
      title={named ? undefined : t('openTitle')}
      // Not the key "/", which its visitor may have turned off.
      aria-keyshortcuts="Control+K Meta+K"
      data-search
    >
      <Icon name="search" />
      {named ? t('open') : null}
    </NavLink>
  );
}
