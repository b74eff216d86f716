import { wordsOf } from '../../../../lib/words.ts';
import { defineArticles } from '../../../archives/define-articles.ts';
import { newsPage } from '../definition.ts';

export const newsPages = defineArticles({
  collection: 'news',
  list: newsPage,
  type: 'news',
  lead: ({ data }) => data.excerpt,
  article: ({ data, locale }) => ({
    '@type': 'NewsArticle',
    articleSection: wordsOf(locale).news.category[data.category],
  }),
});
