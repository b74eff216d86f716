import { definePage } from '../../../../lib/pages/define-page.ts';
import { listed } from '../../../../lib/seo/graph/web-page.ts';
import { labneedsPage } from '../definition.ts';
import { labneedsExamplesSchema } from './copy.ts';

export const examplesPage = definePage({
  path: '/labneeds/examples',
  folder: 'labneeds-examples',
  kind: 'example',
  parent: labneedsPage,
  shows: ['examples'],
  schema: labneedsExamplesSchema,
  graph: ({ place, list }) =>
    listed(
      place,
      list('examples').map(({ id, data }) => ({ path: `/labneeds/${id}`, name: data.title })),
    ),
});
