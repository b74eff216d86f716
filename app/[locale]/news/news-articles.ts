import { getTranslations } from 'next-intl/server';
import { cardPicture } from '@/components/sections/listing/card-picture';
import { entryMarks, marksOfRow } from '@/components/sections/publication/entry-marks';
import { type Entry, list, memoise, type Tag, tagsOf } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { NewsRow } from '@/lib/news/row';
import { titlePhrases } from '@/lib/text/phrases';
import { newsPage } from './definition.ts';

/** Folder and file of a card's picture: the article's, else the one that stands for all without. */
const cardFile = ({ locale, folder, data }: Entry<'news'>): [folder: string, file: string] =>
  data.image ? [folder, data.image] : ['pages/news', newsPage.copy(locale).fallback];

/** What pages show of an article; its tags with their names. */
export type NewsArticle = Omit<Entry<'news'>['data'], 'tags'> & {
  id: string;
  tags: Tag[];
  dateText: string;
  categoryText: string;
  /** Key in the image manifest. */
  picture: string | undefined;
  /** The same for its card: never without one. */
  cardPicture: string;
  /** What is to be known about it: drafts, one language only; mostly empty. */
  marks: string[];
};

const articlesOf = memoise<'news', Promise<NewsArticle[]>>(async (entries) => {
  const t = await getTranslations('news');
  return entries.map((entry) => ({
    ...entry.data,
    id: entry.id,
    tags: tagsOf(entry),
    dateText: formatDate(entry.data.date, entry.locale),
    categoryText: t(`category.${entry.data.category}`),
    picture: entry.data.image && imageKey(entry.folder, entry.data.image),
    cardPicture: imageKey(...cardFile(entry)),
    marks: entryMarks(entry),
  }));
});

/** All articles in a language, newest first. */
export const newsArticles = (locale: Locale): Promise<NewsArticle[]> => articlesOf(list('news', locale));

function rowOf(entry: Entry<'news'>): NewsRow {
  const { id, locale, data } = entry;
  return {
    id,
    date: data.date,
    category: data.category,
    phrases: titlePhrases(data.title, locale),
    excerpt: data.excerpt,
    tags: tagsOf(entry).map(({ name }) => name),
    picture: cardPicture(...cardFile(entry)),
    ...marksOfRow(entry),
  };
}

/** All articles in a language as the index has them, newest first. */
export const newsRows = (locale: Locale): NewsRow[] => list('news', locale).map(rowOf);
