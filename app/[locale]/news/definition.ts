import { entryPath } from '../../../lib/listing/paths.ts';
import { listedOf } from '../../../lib/listing/sizes.ts';
import { definePage } from '../../../lib/pages/define-page.ts';
import { listed } from '../../../lib/seo/graph/web-page.ts';
import { newsReferences, newsSchema } from './copy.ts';

export const newsPage = definePage({
  path: '/news',
  folder: 'news',
  kind: 'news',
  shows: ['news'],
  schema: newsSchema,
  shared: ['popular.ids'],
  references: newsReferences,
  graph: ({ place, list }) =>
    listed(
      place,
      listedOf(list('news')).map(({ id, data }) => ({ path: entryPath('news', id), name: data.title })),
    ),
});
