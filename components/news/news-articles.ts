import { getTranslations } from 'next-intl/server';
import { cardPicture } from '@/components/listing/card-picture';
import { type Entry, keptFor, list, type Tag, tagsOf } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { NewsRow } from '@/lib/news/row';
import { titlePhrases } from '@/lib/text/phrases';

/** What pages show of an article; its tags with their names. */
export type NewsArticle = Omit<Entry<'news'>['data'], 'tags'> & {
  id: string;
  tags: Tag[];
  dateText: string;
  categoryText: string;
  /** Key in the image manifest. */
  picture: string | undefined;
};

const articlesOf = keptFor<'news', Promise<NewsArticle[]>>(async (entries) => {
  const t = await getTranslations('news');
  return entries.map((entry) => ({
    ...entry.data,
    id: entry.id,
    tags: tagsOf(entry),
    dateText: formatDate(entry.data.date, entry.locale),
    categoryText: t(`category.${entry.data.category}`),
    picture: entry.data.image && imageKey(entry.folder, entry.data.image),
  }));
});

/** All articles in a language, newest first. */
export const newsArticles = (locale: Locale): Promise<NewsArticle[]> => articlesOf(list('news', locale));

/** All articles in a language as the index has them, newest first. */
export const newsRows = (locale: Locale): NewsRow[] =>
  list('news', locale).map((entry) => ({
    id: entry.id,
    date: entry.data.date,
    category: entry.data.category,
    phrases: titlePhrases(entry.data.title, locale),
    excerpt: entry.data.excerpt,
    tags: tagsOf(entry).map(({ name }) => name),
    picture: cardPicture(entry.folder, entry.data.image),
  }));
