import { readingMinutes } from '../../../../lib/blog/reading-time.ts';
import { blogPosting } from '../../../../lib/seo/graph/article.ts';
import { defineArticles } from '../../../archives/define-articles.ts';
import { blogPage } from '../definition.ts';

export const postPages = defineArticles({
  collection: 'blog',
  list: blogPage,
  type: 'post',
  lead: ({ data }) => data.summary,
  node: ({ place, locale }, facts, { body }) =>
    blogPosting(place, { ...facts, minutes: readingMinutes(body, locale) }),
});
