import { definePage } from '../../../lib/pages/define-page.ts';
import { offeredService } from '../../../lib/seo/graph/offering.ts';
import { labneedsSchema } from './copy.ts';

export const labneedsPage = definePage({
  path: '/labneeds',
  folder: 'labneeds',
  kind: 'example',
  shows: ['examples'],
  schema: labneedsSchema,
  listed: ({ switches }) => switches.labneeds === 'open',
  // The matching platform: a service of the company.
  graph: (context, copy) => offeredService(context, copy),
});
