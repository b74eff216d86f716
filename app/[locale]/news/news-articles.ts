import { getTranslations } from 'next-intl/server';
import type { Choice } from '@/components/sections/listing/facets';
import { entryMarks } from '@/components/sections/publication/entry-marks';
import { type Entry, list, memoise, type Tag, tagsOf } from '@/lib/content';
import { NEWS_CATEGORIES } from '@/lib/content/collections';
import { imageKey } from '@/lib/content/image-key';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
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

/** The categories, in their order, with how many of the articles each has; 0 for one without any. */
export async function categoryChoices(
  articles: readonly NewsArticle[],
): Promise<(Choice & { count: number })[]> {
  const t = await getTranslations('news');
  return NEWS_CATEGORIES.map((value) => ({
    value,
    text: t(`category.${value}`),
    count: articles.filter(({ category }) => category === value).length,
  }));
}
