import { defineArticles } from '../../../archives/define-articles.ts';
import { blogPage } from '../definition.ts';
import { readingMinutes } from '../reading-time.ts';

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
