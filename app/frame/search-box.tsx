import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { searchPage } from '@/app/[locale]/search/definition';
import { REMARK, SearchSamples } from '@/app/frame/search-samples';
import { CloseButton } from '@/components/ui/dialog';
import { SearchField } from '@/components/ui/search-field';
import { SiteLink } from '@/components/ui/site-link';
import { pageLocale } from '@/lib/i18n/locale';
import { localizedPath } from '@/lib/i18n/paths';
import { CATALOGUE } from '@/lib/search/index-format';

type SearchBoxProps = {
  id: string;
  /** Stands beside the field, in the dialog. */
  children?: ReactNode;
};

/** In the dialog the results scroll between the field and the last line. */
const PLACES = {
  page: { box: undefined, top: '', results: 'pt-3', end: '' },
  dialog: {
    box: 'flex min-w-0 flex-1 flex-col',
    top: 'pt-5 pr-3.5 pb-4 pl-7 max-sm:gap-1 max-sm:pt-3 max-sm:pr-2 max-sm:pb-3 max-sm:pl-5',
    results: 'overflow-auto overscroll-contain px-7 max-sm:flex-1 max-sm:px-5',
    end: 'sticky bottom-0 border-line border-t bg-paper',
  },
} as const;

const ALERT =
  'border-red border-l-4 bg-white text-[0.9375rem]/[1.7] text-ink not-empty:mt-1 not-empty:mb-4 not-empty:px-5 not-empty:py-4';
const CONTROL = 'inline-flex min-h-11 items-center gap-2';

/** Field, announcements and results of the site search; `client/enhance/search` brings them to life. */
export async function SearchBox({ id, children }: SearchBoxProps) {
  const t = await getTranslations('search');
  const locale = await pageLocale();
  // Only the build makes an index: the message in a preview says so instead of blaming the connection.
  const isPreview = process.env.NODE_ENV === 'development';
  const failed = t(isPreview ? 'preview' : 'error');
  const index = isPreview ? '' : localizedPath(locale, CATALOGUE);
  const action = localizedPath(locale, searchPage.path);
  const look = PLACES[children ? 'dialog' : 'page'];
  return (
    <div className={look.box} data-search-box data-search-index={index}>
      <div className={`flex items-center gap-3 ${look.top}`.trim()}>
        {/* biome-ignore lint/a11y/useSemanticElements: assistive technology knows the role in more browsers than <search> */}
        <form className="flex flex-1" role="search" action={action}>
          <label className="visually-hidden" htmlFor={id}>
            {t('open')}
          </label>
          <SearchField id={id} placeholder={t('placeholder')} enterKeyHint="search" button={t('button')} />
        </form>
        {children}
      </div>
      <div className={look.results}>
        <p
          className={`${REMARK} not-empty:pt-1 not-empty:pb-3`}
          role="status"
          data-search-status
          data-loading={t('loading')}
        />
        <p className={ALERT} role="alert" data-search-error={failed} />
        <div data-search-results />
        <SearchSamples />
        <div
          className={`flex flex-wrap justify-between gap-x-6 py-2 text-[0.8125rem] text-ink-3 ${look.end}`.trim()}
        >
          {children ? (
            <SiteLink to={searchPage.path} className={CONTROL}>
              {t('all')}
            </SiteLink>
          ) : null}
          <label className={`${CONTROL} [@media(hover:none)]:hidden`}>
            <input type="checkbox" className="size-4.5 accent-teal" defaultChecked data-search-key />
            {t('keyOn')}
          </label>
        </div>
      </div>
    </div>
  );
}

const ID = 'site-search';
const DIALOG =
  'mt-[min(12dvh,7rem)] max-h-[calc(100dvh-min(12dvh,7rem)-1rem)] w-[min(46rem,100vw-2rem)] open:flex ' +
  'max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none';

/** The search over the page, opened from the header or by key. */
export async function SearchDialog() {
  const t = await getTranslations();
  return (
    <dialog id={ID} className={DIALOG} aria-label={t('search.open')} closedby="any" data-search-dialog>
      <SearchBox id={`${ID}-q`}>
        <CloseButton dialog={ID} />
      </SearchBox>
    </dialog>
  );
}
