import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { searchPage } from '@/app/[locale]/search/definition';
import { CloseButton } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { pageLocale } from '@/lib/i18n/locale';
import { localizedPath } from '@/lib/i18n/paths';

type SearchBoxProps = {
  id: string;
  className?: string;
  /** Stands beside the field. */
  children?: ReactNode;
};

/** Field, announcements and results of the site search; `client/enhance/search` brings them to life. */
export async function SearchBox({ id, className = '', children }: SearchBoxProps) {
  const t = await getTranslations('search');
  // Only the build makes an index, so an author who previews is told that, and nothing about connections.
  const failed = t(process.env.NODE_ENV === 'development' ? 'preview' : 'error');
  const action = localizedPath(await pageLocale(), searchPage.path);
  return (
    <div className={`sbox ${className}`.trim()} data-search-box data-search-index="">
      <div className="sbox__top">
        {/* biome-ignore lint/a11y/useSemanticElements: assistive technology knows the role in more browsers than <search> */}
        <form className="search" role="search" action={action}>
          <label className="visually-hidden" htmlFor={id}>
            {t('open')}
          </label>
          <input
            type="search"
            id={id}
            name="q"
            placeholder={t('placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
          <button type="submit" aria-label={t('button')}>
            <Icon name="search" />
          </button>
        </form>
        {children}
      </div>
      <div className="sbox__b">
        <p className="sbox__s" role="status" data-search-status data-loading={t('loading')} />
        <p className="sbox__e" role="alert" data-search-error={failed} />
        <div data-search-results />
        <div className="sbox__a">
          {children ? <SiteLink to={searchPage.path}>{t('all')}</SiteLink> : null}
          <label>
            <input type="checkbox" defaultChecked data-search-key />
            {t('keyOn')}
          </label>
        </div>
      </div>
    </div>
  );
}

const ID = 'site-search';

/** The search over the page, opened from the header or by key. */
export async function SearchDialog() {
  const t = await getTranslations();
  return (
    <dialog id={ID} className="sdlg" aria-label={t('search.open')} closedby="any" data-search-dialog>
      <SearchBox id={`${ID}-q`}>
        <CloseButton dialog={ID} />
      </SearchBox>
    </dialog>
  );
}
