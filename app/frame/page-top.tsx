import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Heading } from '@/components/ui/heading';
import { Sheet } from '@/components/ui/sheet';
import { pageLocale } from '@/lib/i18n/locale';
import { crumbsOf } from '@/lib/pages/crumbs';
import type { Page } from '@/lib/pages/define-page';
import { plainText } from '@/lib/text/lines';

type PageTopProps = {
  page: Page;
  /** What the page is called for screen readers, where that is its statement. */
  label?: string;
  className?: string;
  /** The content shares the breadcrumb's sheet, which may have classes of its own; else it brings its own sheet. */
  sheet?: string | true;
  children: ReactNode;
};

/** The first screen of a page, under its breadcrumb. */
export async function PageTop({ page, label, className = '', sheet, children }: PageTopProps) {
  const crumbs = crumbsOf(page, await pageLocale());
  return (
    <section className={`pt-24 ${className}`.trim()} aria-label={label ? plainText(label) : crumbs.current}>
      <Sheet className={typeof sheet === 'string' ? sheet : ''}>
        <Breadcrumb {...crumbs} />
        {sheet ? children : null}
      </Sheet>
      {sheet ? null : children}
    </section>
  );
}

type PageTitleProps = { page: Page; text: string; className?: string };

/** The statement that a page begins with, under the name that the breadcrumb has for the page. */
export const PageTitle = async ({ page, ...rest }: PageTitleProps) => (
  <Heading level={1} label={page.head(await pageLocale()).crumb} {...rest} />
);

/** Where a fixed page stands, as its definition tells. */
export const PageBreadcrumb = async ({ page }: { page: Page }) => (
  <Breadcrumb {...crumbsOf(page, await pageLocale())} />
);
