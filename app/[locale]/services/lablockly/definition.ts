import { definePage } from '../../../../lib/pages/define-page.ts';
import { faqPage } from '../../../../lib/seo/graph/faq.ts';
import { offeredService } from '../../../../lib/seo/graph/offered.ts';
import { servicesPage } from '../definition.ts';
import { lablocklySchema } from './copy.ts';

export const labclonePage = definePage({
  path: '/services/lablockly',
  folder: 'lablockly',
  kind: 'service',
  parent: servicesPage,
  schema: lablocklySchema,
  shared: ['hero.drawing.source', 'related.items.*.link'],
  head: ({ meta, name }) => ({ ...meta, crumb: name }),
  graph: (context, { meta, name, faq }) => {
    const main = offeredService(context, { name: name, description: meta.description });
    return { nodes: [main, faqPage(context.place, faq.items)], main: main['@id'] };
  },
});
