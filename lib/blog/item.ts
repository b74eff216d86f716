/** A post in a list: a row of the index, and what a card shows of it. */
import { formatDate } from '../dates.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';
import { type CardPicture, type PackedPicture, unpackPicture } from '../listing/card-picture.ts';
import { fill } from '../listing/fill.ts';
import { entryPath } from '../listing/paths.ts';

/** What the list needs of a post in a language, as it lies in the index (see lib/listing/growth.ts). */
export type BlogRow = {
  slug: string;
  /** Date only, `YYYY-MM-DD`. */
  date: string;
  /** Reading time. */
  minutes: number;
  /** The title in pieces between which a line may break. */
  phrases: string[];
  summary: string;
  /** Slugs. */
  tags: string[];
  picture: PackedPicture | null;
  /** What is to be known about it, in the language of the list; left out where there is nothing. */
  marks?: string[];
};

/** A post as the list shows it; JSON, texts in the page's language. */
export type BlogItem = {
  slug: string;
  href: string;
  date: string;
  dateText: string;
  minutesText: string;
  title: string;
  phrases: string[];
  summary: string;
  tags: { id: string; name: string }[];
  picture: CardPicture | null;
  /** What is to be known about it: drafts, one language only; mostly empty. */
  marks: string[];
};

export type BlogWords = {
  locale: Locale;
  /** Holds `{minutes}`. */
  minutes: string;
  /** Names by slug; a tag without one shows its slug. */
  tags: Readonly<Record<string, string>>;
};

/** A row of the index, put into words. */
export const blogItem = (row: BlogRow, { locale, minutes, tags }: BlogWords): BlogItem => ({
  slug: row.slug,
  href: localizedPath(locale, entryPath('blog', row.slug)),
  date: row.date,
  dateText: formatDate(row.date, locale),
  minutesText: fill(minutes, { minutes: row.minutes }),
  title: row.phrases.join(''),
  phrases: row.phrases,
  summary: row.summary,
  tags: row.tags.map((id) => ({ id, name: tags[id] ?? id })),
  picture: row.picture && unpackPicture(row.picture),
  marks: row.marks ?? [],
});
