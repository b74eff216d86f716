import { definePage } from '../../../../lib/pages/define-page.ts';
import { offeredService } from '../../../../lib/seo/graph/offering.ts';
import { servicesPage } from '../definition.ts';
import { consultingSchema } from './copy.ts';
import { consultingSheet } from './sheet.ts';

export const consultingPage = definePage({
  path: '/services/automation-consulting',
  folder: 'consulting',
  kind: 'service',
  service: {
    id: 'automation-consulting',
    sheet: (copy) => ({ lead: copy.hero.lead, blocks: consultingSheet(copy) }),
  },
  parent: servicesPage,
  schema: consultingSchema,
  shared: ['bench.steps.*.by', 'faq.items.*.id'],
  graph: (context, copy) => offeredService(context, copy),
});
