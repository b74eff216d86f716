/** A feed before it is written down; `rss.ts`, `atom.ts` and `json-feed.ts` write it. */
import type { Locale } from '../i18n/locales.ts';

export type FeedItem = {
  /** A tag URI (RFC 4151): it stays when the address of the item changes. */
  id: string;
  title: string;
  /** Absolute address of its page. */
  url: string;
  /** `YYYY-MM-DD`, a day in Japan. */
  date: string;
  summary: string;
  /** The whole text as HTML with absolute addresses only. */
  html: string;
  tags: readonly string[];
  image?: string | undefined;
};

export type Feed = {
  locale: Locale;
  title: string;
  description: string;
  author: string;
  /** Absolute address of the page that lists the same items. */
  home: string;
  /** Newest first. */
  items: readonly FeedItem[];
};

/** The day of the newest item: a feed changes when its items do, not when the site is built. */
export function updatedOn({ items, title }: Feed): string {
  const newest = items
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (!newest) throw new Error(`feed "${title}": it has no items`);
  return newest;
}
