import { getTranslations } from 'next-intl/server';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { type Entry, get, list, memoise, type Tag, tagsOf } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { entryPath } from '@/lib/listing/paths';
import { readingMinutes } from './reading-time';

/** The address of a post, without its language. */
export const postPath = (slug: string): string => entryPath('blog', slug);

/** A post as lists show it; texts in the page's language. */
export type BlogItem = {
  slug: string;
  /** Date only, `YYYY-MM-DD`. */
  date: string;
  /** Day of the last change of substance. */
  updated?: string | undefined;
  dateText: string;
  minutesText: string;
  title: string;
  summary: string;
  tags: Tag[];
  /** Key in the image manifest. */
  picture: string | undefined;
  /** What is to be known about it: drafts, one language only; mostly empty. */
  marks: string[];
};

/** What there is to read: of a post that is not translated yet, its original. */
const minutesOf = ({ id, locale, original, body }: Entry<'blog'>): number =>
  original ? readingMinutes(get('blog', original, id)?.body ?? '', original) : readingMinutes(body, locale);

const itemsOf = memoise<'blog', Promise<BlogItem[]>>(async (entries) => {
  const t = await getTranslations('blog');
  return entries.map((entry) => {
    const { id, locale, folder, data } = entry;
    return {
      slug: id,
      date: data.date,
      updated: data.updated,
      dateText: formatDate(data.date, locale),
      minutesText: t('minutes', { minutes: minutesOf(entry) }),
      title: data.title,
      summary: data.summary,
      tags: tagsOf(entry),
      picture: data.image && imageKey(folder, data.image.src),
      marks: entryMarks(entry),
    };
  });
});

/** Every post in a language, newest first. */
export const blogItems = (locale: Locale): Promise<BlogItem[]> => itemsOf(list('blog', locale));
