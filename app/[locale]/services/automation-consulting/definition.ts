import { definePage } from '../../../../lib/pages/define-page.ts';
import { offeredService } from '../../../../lib/seo/graph/offering.ts';
import { servicesPage } from '../definition.ts';
import { consultingSchema } from './copy.ts';

export const consultingPage = definePage({
  path: '/services/automation-consulting',
  folder: 'consulting',
  kind: 'service',
  parent: servicesPage,
  schema: consultingSchema,
  shared: ['bench.steps.*.by'],
  graph: (context, copy) => offeredService(context, copy),
});
