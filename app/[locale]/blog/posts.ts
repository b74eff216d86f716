import { getTranslations } from 'next-intl/server';
import { cardPicture } from '@/components/sections/listing/card-picture';
import { marksOfRow } from '@/components/sections/publication/entry-marks';
import { type BlogItem, type BlogRow, blogItem } from '@/lib/blog/item';
import { type Entry, get, list, memoise, tagsOf } from '@/lib/content';
import type { Locale } from '@/lib/i18n/locales';
import { entryPath } from '@/lib/listing/paths';
import { titlePhrases } from '@/lib/text/phrases';
import { readingMinutes } from './reading-time';

export const postPath = (slug: string): string => entryPath('blog', slug);

/** What there is to read: of a post that is not translated yet, its original. */
const minutesOf = ({ id, locale, original, body }: Entry<'blog'>): number =>
  original ? readingMinutes(get('blog', original, id)?.body ?? '', original) : readingMinutes(body, locale);

function rowOf(entry: Entry<'blog'>): BlogRow {
  const { id, locale, data, folder } = entry;
  return {
    slug: id,
    date: data.date,
    minutes: minutesOf(entry),
    phrases: titlePhrases(data.title, locale),
    summary: data.summary,
    tags: data.tags,
    picture: cardPicture(folder, data.image?.src),
    ...marksOfRow(entry),
  };
}

const rowsOf = memoise<'blog', BlogRow[]>((entries) => entries.map(rowOf));

/** Every post in a language as the index has it, newest first. */
export const blogRows = (locale: Locale): BlogRow[] => rowsOf(list('blog', locale));

const namesOf = memoise<'blog', Record<string, string>>((entries) =>
  Object.fromEntries(entries.flatMap(tagsOf).map(({ id, name }) => [id, name])),
);

const itemsOf = memoise<'blog', Promise<BlogItem[]>>(async (entries) => {
  const t = await getTranslations('blog');
  const words = { minutes: t.raw('minutes') as string, tags: namesOf(entries) };
  return entries.map((entry, index) =>
    blogItem(rowsOf(entries)[index] as BlogRow, { locale: entry.locale, ...words }),
  );
});

/** Every post in a language as the list shows it, newest first. */
export const blogItems = (locale: Locale): Promise<BlogItem[]> => itemsOf(list('blog', locale));
