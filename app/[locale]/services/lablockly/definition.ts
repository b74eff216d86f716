import { definePage } from '../../../../lib/pages/define-page.ts';
import { offeredService } from '../../../../lib/seo/graph/offering.ts';
import { servicesPage } from '../definition.ts';
import { lablocklySchema } from './copy.ts';

export const labclonePage = definePage({
  path: '/services/lablockly',
  folder: 'lablockly',
  kind: 'service',
  parent: servicesPage,
  schema: lablocklySchema,
  shared: ['hero.drawing.source', 'related.items.*.link'],
  graph: (context, copy) => offeredService(context, copy),
});
