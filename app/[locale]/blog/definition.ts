import { BLOG_PAGE_SIZE } from '../../../lib/blog/filter.ts';
import { embedded } from '../../../lib/listing/growth.ts';
import { entryPath } from '../../../lib/listing/paths.ts';
import { definePage } from '../../../lib/pages/define-page.ts';
import { listed } from '../../../lib/seo/graph/web-page.ts';
import { blogSchema } from './copy.ts';

export const blogPage = definePage({
  path: '/blog',
  folder: 'blog',
  kind: 'blog',
  shows: ['blog'],
  schema: blogSchema,
  graph: ({ place, list }) => {
    const shown = embedded(list('blog'), BLOG_PAGE_SIZE);
    return listed(
      place,
      shown.map(({ id, data }) => ({ path: entryPath('blog', id), name: data.title })),
    );
  },
});
