import { getTranslations } from 'next-intl/server';
import { entryMarks } from '@/components/publication/entry-marks';
import { type Entry, list } from '@/lib/content';
import { imageKey } from '@/lib/content/image-key';
import { renderMarkdown } from '@/lib/content/markdown';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';

/** What the page shows of an article. */
export type NewsArticle = Entry<'news'>['data'] & {
  id: string;
  dateText: string;
  categoryText: string;
  /** Key in the image manifest. */
  picture: string | undefined;
  /** Sanitised HTML of the full text. */
  html: string;
  /** The language it is there in, if it is not translated yet. */
  original: Locale | undefined;
  marks: string[];
};

/** All articles in a language, newest first. */
export async function newsArticles(locale: Locale): Promise<NewsArticle[]> {
  const t = await getTranslations('news');
  const entries = list('news', locale);
  const marks = await Promise.all(entries.map(entryMarks));
  return entries.map(({ id, data, body, original }, index) => ({
    ...data,
    id,
    dateText: formatDate(data.date, locale),
    categoryText: t(`category.${data.category}`),
    picture: data.image && imageKey(`news/${id}`, data.image),
    html: renderMarkdown(body, locale),
    original,
    marks: marks[index] ?? [],
  }));
}
