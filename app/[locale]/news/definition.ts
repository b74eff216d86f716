import { embedded } from '../../../lib/listing/growth.ts';
import { entryPath } from '../../../lib/listing/paths.ts';
import { NEWS_PAGE_SIZE } from '../../../lib/news/search.ts';
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
  graph: ({ place, list }) => {
    const shown = embedded(list('news'), NEWS_PAGE_SIZE);
    return listed(
      place,
      shown.map(({ id, data }) => ({ path: entryPath('news', id), name: data.title })),
    );
  },
});
