import { entryPath } from '../../../lib/listing/paths.ts';
import { listedOf } from '../../../lib/listing/sizes.ts';
import { definePage } from '../../../lib/pages/define-page.ts';
import { listed } from '../../../lib/seo/graph/web-page.ts';
import { blogSchema } from './copy.ts';

export const blogPage = definePage({
  path: '/blog',
  folder: 'blog',
  kind: 'blog',
  shows: ['blog'],
  schema: blogSchema,
  graph: ({ place, list }) =>
    listed(
      place,
      listedOf(list('blog')).map(({ id, data }) => ({ path: entryPath('blog', id), name: data.title })),
    ),
});
