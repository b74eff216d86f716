import { definePage } from '../../../../lib/pages/define-page.ts';
import { offeredService } from '../../../../lib/seo/graph/offering.ts';
import { servicesPage } from '../definition.ts';
import { labcloneSchema } from './copy.ts';
import { labcloneSheet } from './sheet.ts';

export const labclonePage = definePage({
  path: '/services/lablockly',
  folder: 'labclone',
  kind: 'service',
  service: {
    id: 'labclone',
    status: () => 'preparing',
    sheet: (copy) => ({ lead: copy.hero.lead, blocks: labcloneSheet(copy) }),
  },
  parent: servicesPage,
  schema: labcloneSchema,
  shared: ['hero.drawing.source', 'related.items.*.link', 'faq.items.*.id'],
  graph: (context, copy) => offeredService(context, copy),
});
