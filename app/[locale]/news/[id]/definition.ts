import { imageKey } from '../../../../lib/content/image-key.ts';
import { fill } from '../../../../lib/listing/fill.ts';
import { defineEntries, pictureOf } from '../../../../lib/pages/define-entries.ts';
import { cardFromTitle } from '../../../../lib/seo/card.ts';
import { newsArticle } from '../../../../lib/seo/graph/article.ts';
import { pictureAddress } from '../../../../lib/seo/page-facts.ts';
import { newsPage } from '../definition.ts';

/** The title of the page is the entry's and the site's name (spec section 2). */
export const newsPages = defineEntries({
  collection: 'news',
  list: newsPage,
  type: 'news',
  dates: ({ data }) => [data.updated ?? data.date],
  name: ({ data }) => data.title,
  head({ data, locale }, { words, site }) {
    const { date, updated, title, excerpt } = data;
    return {
      title: fill(words.article.pageTitle, { title, site: site.company.name[locale] }),
      description: excerpt,
      article: { published: date, updated },
    };
  },
  card: (entry, site) => ({
    ...cardFromTitle(entry.data.title, site.company.name[entry.locale]),
    section: newsPage.head(entry.locale).crumb,
    date: entry.data.date,
    ...pictureOf(entry),
  }),
  graph(context, entry) {
    // A page in place of a text that is not translated yet is no article of its own.
    if (entry.original) return {};
    const { data, folder } = entry;
    const { place, words } = context;
    const article = newsArticle(place, {
      headline: data.title,
      description: data.excerpt,
      image: data.image && pictureAddress(context, imageKey(folder, data.image)),
      keywords: context.tags(data.tags).map(({ name }) => name),
      date: data.date,
      category: words.news.category[data.category],
    });
    return { nodes: [article], main: article['@id'] };
  },
});
