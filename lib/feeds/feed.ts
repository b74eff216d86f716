/** A feed before it is written down; `rss.ts`, `atom.ts` and `json-feed.ts` write it. */
import type { Locale } from '../i18n/locales.ts';

export type FeedItem = {
  /** A tag URI (RFC 4151): it stays when the dates of the item change. */
  id: string;
  title: string;
  /** Absolute address of its page. */
  url: string;
  /** `YYYY-MM-DD`, a day in Japan. */
  date: string;
  /** The day of its last change of substance, in the same form. */
  updated?: string | undefined;
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
  /** Newest first; none while all that the list has waits for its translation. */
  items: readonly FeedItem[];
  /** The day on which the list last changed in any language, for a feed without items. */
  changed?: string | undefined;
};

/** The day on which an item last changed. */
export const changedOn = ({ date, updated }: Pick<FeedItem, 'date' | 'updated'>): string => updated ?? date;

/** The last day on which one of some items came or changed; undefined if there are none. */
export const newestOf = (items: readonly Pick<FeedItem, 'date' | 'updated'>[]): string | undefined =>
  items.map(changedOn).sort().at(-1);

/** The day on which an item last came or changed: a feed changes when its items do, not when the site is built. */
export const updatedOn = ({ items, changed }: Feed): string | undefined => newestOf(items) ?? changed;

/**
 * Days in Japan as moments with their offset: midnight in Tokyo. In UTC it would still be the day before, and
 * readers that show the date as it is written would be a day early.
 */
const OFFSET = '+09:00';

/** `2025-04-21` → `2025-04-21T00:00:00+09:00` (RFC 3339; Atom, JSON Feed). */
export const rfc3339 = (day: string): string => `${day}T00:00:00${OFFSET}`;

/** `2025-04-21` → `Mon, 21 Apr 2025 00:00:00 +0900` (RFC 822; RSS). */
export function rfc822(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  // The day as if it were in UTC: only its name and parts are wanted, no clock is involved.
  return `${date.toUTCString().slice(0, -'GMT'.length)}${OFFSET.replace(':', '')}`;
}
