import type { ReactNode } from 'react';
import { searchPage } from '@/app/[locale]/search/definition';
import { SearchDialog } from '@/app/frame/search-dialog';
import { Footer } from './footer';
import { Header, type HeaderProps } from './header';
import { SimpleFooter } from './simple-footer';
import { StructuredData } from './structured-data';

type PageFrameProps = HeaderProps & {
  footer?: 'full' | 'simple';
  /** Notices that stand in for a page say nothing about it to machines. */
  notice?: boolean;
  children: ReactNode;
};

/** What stands around the content of every page: header, main, footer, the search. */
export function PageFrame({ path, surface, footer = 'full', notice, children }: PageFrameProps) {
  return (
    <>
      <Header path={path} surface={surface} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer === 'full' ? <Footer /> : <SimpleFooter />}
      {notice ? null : <StructuredData path={path} />}
      {path === searchPage.path ? null : <SearchDialog />}
    </>
  );
}
