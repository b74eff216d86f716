/** A row of the inventory of pages (site-pages.ts). */
import type { Site } from '../content/site.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Page } from '../pages/define-page.ts';
import type { SocialCard } from './card.ts';

export type SitePage = {
  /** Language-neutral. */
  path: string;
  kind: 'page' | 'case' | 'example' | 'news' | 'post' | 'archive';
  /** Whether search engines may list it. */
  indexable: boolean;
  /** Set where only this language has its text: then the other language's page only points there. */
  original?: Locale | undefined;
  /** Folders inside `content/` that hold its copy; the last commit of their files dates the page. */
  sources: readonly string[];
  /** Days that the content itself gives, YYYY-MM-DD; they count as well. */
  dates: readonly string[];
  card: Record<Locale, SocialCard>;
};

/** Whether a page may be listed, by itself and by the pages above it. */
export const isListed = (site: Site, { listed, parent }: Page): boolean =>
  (listed?.(site) ?? true) && (!parent || isListed(site, parent));
