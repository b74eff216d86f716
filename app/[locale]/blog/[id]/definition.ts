import { blogPosting } from '../../../../lib/seo/graph/article.ts';
import { defineArticles } from '../../../archives/define-articles.ts';
import { blogPage } from '../definition.ts';
import { readingMinutes } from '../reading-time.ts';

export const postPages = defineArticles({
  collection: 'blog',
  list: blogPage,
  type: 'post',
  lead: ({ data }) => data.summary,
  node: ({ place, locale }, facts, { body }) =>
    blogPosting(place, { ...facts, minutes: readingMinutes(body, locale) }),
});
