/** What the breadcrumb of a page shows. */
import type { Locale } from '../i18n/locales.ts';
import type { Page } from './define-page.ts';

type Crumb = { to: string; text: string };
/** What it shows after home: parents, and the page itself. */
type Crumbs = { parents?: readonly Crumb[]; current: string };

/** A page and those above it, the topmost first. */
function trailTo({ parent, path, head }: Page, locale: Locale): Crumb[] {
  const above = parent ? trailTo(parent, locale) : [];
  return [...above, { to: path, text: head(locale).crumb }];
}

/** The breadcrumb of what stands in the list of a page: an entry, an archive. */
export function crumbsBelow(page: Page, current: string, locale: Locale): Crumbs {
  return { parents: trailTo(page, locale), current };
}

/** The breadcrumb of a fixed page. */
export function crumbsOf({ parent, head }: Page, locale: Locale): Crumbs {
  const { crumb } = head(locale);
  return parent ? crumbsBelow(parent, crumb, locale) : { current: crumb };
}
