import { definePage } from '../../../../lib/pages/define-page.ts';
import { faqPage } from '../../../../lib/seo/graph/faq.ts';
import { offeredService } from '../../../../lib/seo/graph/offered.ts';
import { servicesPage } from '../definition.ts';
import { automationConsultingSchema } from './copy.ts';

export const consultingPage = definePage({
  path: '/services/automation-consulting',
  folder: 'automation-consulting',
  kind: 'service',
  parent: servicesPage,
  schema: automationConsultingSchema,
  shared: ['bench.steps.*.by'],
  graph: (context, { head, faq }) => {
    const main = offeredService(context, { name: head.crumb, description: head.description });
    return { nodes: [main, faqPage(context.place, faq.items)], main: main['@id'] };
  },
});
