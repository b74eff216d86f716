import { newsArticle } from '../../../../lib/seo/graph/article.ts';
import { defineArticles } from '../../../archives/define-articles.ts';
import { newsPage } from '../definition.ts';

export const newsPages = defineArticles({
  collection: 'news',
  list: newsPage,
  type: 'news',
  lead: ({ data }) => data.excerpt,
  node: ({ place, words }, facts, { data }) =>
    newsArticle(place, { ...facts, category: words.news.category[data.category] }),
});
