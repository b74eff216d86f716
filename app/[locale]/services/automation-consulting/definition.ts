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
  head: ({ meta, crumbs }) => ({ ...meta, crumb: crumbs.current }),
  graph: (context, { meta, crumbs, faq }) => {
    const main = offeredService(context, { name: crumbs.current, description: meta.description });
    return { nodes: [main, faqPage(context.place, faq.items)], main: main['@id'] };
  },
});
