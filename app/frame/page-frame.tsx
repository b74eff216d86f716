import type { ReactNode } from 'react';
import { searchPage } from '@/app/[locale]/search/definition';
import { SearchDialog } from '@/app/frame/search-box';
import { pageLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { Footer, SimpleFooter } from './footer';
import { Header, type HeaderProps } from './header';

export type PageFrameProps = HeaderProps & {
  /** The languages in which the page has the short footer. */
  footer?: Partial<Record<Locale, 'simple'>>;
  children: ReactNode;
};

/** What stands around the content of every page: header, main, footer, the search. */
export async function PageFrame({ path, surface, footer, children }: PageFrameProps) {
  return (
    <>
      <Header path={path} surface={surface} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer?.[await pageLocale()] === 'simple' ? <SimpleFooter path={path} /> : <Footer path={path} />}
      {path === searchPage.path ? null : <SearchDialog />}
    </>
  );
}
