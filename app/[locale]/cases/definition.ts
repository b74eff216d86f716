import { definePage } from '../../../lib/pages/define-page.ts';
import { listed } from '../../../lib/seo/graph/web-page.ts';
import { plainText } from '../../../lib/text/lines.ts';
import { casesSchema } from './copy.ts';

export const casesPage = definePage({
  path: '/cases',
  folder: 'cases',
  kind: 'case',
  shows: ['cases', 'tech'],
  schema: casesSchema,
  graph: ({ place, list }) =>
    listed(
      place,
      list('cases').map(({ id, data }) => ({ path: `/cases/${id}`, name: plainText(data.title) })),
    ),
});
