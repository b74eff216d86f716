import { Breadcrumb } from '@/components/layout/breadcrumb';
import { pageLocale } from '@/lib/i18n/locale';
import { crumbsOf } from '@/lib/pages/crumbs';
import type { Page } from '@/lib/pages/define-page';

/** Where a fixed page stands, as its definition tells. */
export const PageBreadcrumb = async ({ page }: { page: Page }) => (
  <Breadcrumb {...crumbsOf(page, await pageLocale())} />
);
