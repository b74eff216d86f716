/** What the breadcrumb of a page shows. */
import type { Locale } from '../i18n/locales.ts';
import type { Page } from './define-page.ts';

type Crumb = { to: string; text: string };
/** What it shows after home: parents, and the page itself. */
type Crumbs = { parents?: readonly Crumb[]; current: string };

/** A page and those above it, the topmost first. */
const trailTo = (page: Page, locale: Locale): Crumb[] => [
  ...(page.parent ? trailTo(page.parent, locale) : []),
  { to: page.path, text: page.head(locale).crumb },
];

/** The breadcrumb of what stands in the list of a page: an entry, an archive. */
export const crumbsBelow = (page: Page, current: string, locale: Locale): Crumbs => ({
  parents: trailTo(page, locale),
  current,
});

/** The breadcrumb of a fixed page. */
export function crumbsOf({ parent, head }: Page, locale: Locale): Crumbs {
  const { crumb } = head(locale);
  return parent ? crumbsBelow(parent, crumb, locale) : { current: crumb };
}
