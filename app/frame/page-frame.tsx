import type { ReactNode } from 'react';
import { searchPage } from '@/app/[locale]/search/definition';
import { SearchDialog } from '@/app/frame/search-dialog';
import { Footer } from './footer';
import { Header, type HeaderProps } from './header';
import { SimpleFooter } from './simple-footer';

type PageFrameProps = HeaderProps & {
  footer?: 'full' | 'simple';
  children: ReactNode;
};

/** What stands around the content of every page: header, main, footer, the search. */
export function PageFrame({ path, surface, footer = 'full', children }: PageFrameProps) {
  return (
    <>
      <Header path={path} surface={surface} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer === 'full' ? <Footer /> : <SimpleFooter />}
      {path === searchPage.path ? null : <SearchDialog />}
    </>
  );
}
