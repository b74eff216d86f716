import { readingMinutes } from '../../../../lib/blog/reading-time.ts';
import { defineArticles } from '../../../archives/define-articles.ts';
import { blogPage } from '../definition.ts';

export const postPages = defineArticles({
  collection: 'blog',
  list: blogPage,
  type: 'post',
  lead: ({ data }) => data.summary,
  article: ({ body, locale }) => ({
    '@type': 'BlogPosting',
    timeRequired: `PT${readingMinutes(body, locale)}M`,
  }),
});
