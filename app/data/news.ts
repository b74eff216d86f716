import { z } from 'zod';
import { NEWS_CATEGORIES } from '../../lib/content/collections.ts';
import { isSample } from '../../lib/content/sample.ts';
import { both } from '../../lib/i18n/locales.ts';
import { entryPath } from '../../lib/listing/paths.ts';
import { addresses, type DataContext, pairs } from './context.ts';
import { bilingualAddress, bilingualText, bilingualTexts, day, id } from './fields.ts';

export const newsSchema = z.array(
  z.strictObject({
    id,
    date: day,
    updated: day.optional().describe('Day of the last change of substance'),
    category: z.strictObject({ id: z.enum(NEWS_CATEGORIES), name: bilingualText }),
    title: bilingualText,
    excerpt: bilingualText,
    tags: bilingualTexts,
    url: bilingualAddress,
    isSample: z.boolean().describe('true: made up until the launch'),
    link: bilingualAddress.optional().describe('Page that tells more'),
  }),
);

function linkOf(context: DataContext, link: string | undefined) {
  if (link === undefined) return {};
  return { link: link.startsWith('/') ? addresses(context, link) : both(() => link) };
}

/** The news, newest first. */
export const news = (context: DataContext): z.input<typeof newsSchema> =>
  pairs(context, 'news').map(({ id, ...entry }) => {
    const { date, updated, category, link } = entry.ja.data;
    return {
      id,
      date,
      ...(updated && { updated }),
      category: { id: category, name: both((locale) => context[locale].words.news.category[category]) },
      title: both((locale) => entry[locale].data.title),
      excerpt: both((locale) => entry[locale].data.excerpt),
      tags: both((locale) => context[locale].tags(entry[locale].data.tags).map(({ name }) => name)),
      isSample: isSample(entry.ja.samples, ''),
      url: addresses(context, entryPath('news', id)),
      ...linkOf(context, link),
    };
  });
