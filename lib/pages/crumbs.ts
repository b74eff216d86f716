import type { Locale } from '../i18n/locales.ts';
import type { Crumb } from '../seo/graph/web-page.ts';
import type { Page } from './define-page.ts';

/** The pages above one, the topmost first. */
const parentsOf = ({ parent }: Page, locale: Locale): Crumb[] =>
  parent ? [...parentsOf(parent, locale), { to: parent.path, text: parent.head(locale).crumb }] : [];

/** What the breadcrumb of a page shows after home, in the page and in its graph. */
export const crumbsOf = (page: Page, locale: Locale): { parents: Crumb[]; current: string } => ({
  parents: parentsOf(page, locale),
  current: page.head(locale).crumb,
});
