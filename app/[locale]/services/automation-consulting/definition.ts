import { definePage } from '../../../../lib/pages/define-page.ts';
import { offeredService } from '../../../../lib/seo/graph/offering.ts';
import { servicesPage } from '../definition.ts';
import { automationConsultingSchema } from './copy.ts';

export const consultingPage = definePage({
  path: '/services/automation-consulting',
  folder: 'automation-consulting',
  kind: 'service',
  parent: servicesPage,
  schema: automationConsultingSchema,
  shared: ['bench.steps.*.by'],
  graph: (context, copy) => offeredService(context, copy),
});
