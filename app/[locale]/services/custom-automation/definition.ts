import { caseCards } from '../../../../lib/content/references.ts';
import { definePage } from '../../../../lib/pages/define-page.ts';
import { offeredService } from '../../../../lib/seo/graph/offering.ts';
import { servicesPage } from '../definition.ts';
import { customAutomationSchema } from './copy.ts';
import { customAutomationSheet } from './sheet.ts';

export const customAutomationPage = definePage({
  path: '/services/custom-automation',
  folder: 'custom-automation',
  kind: 'service',
  service: {
    id: 'custom-automation',
    sheet: (copy, locale) => ({ lead: copy.hero.lead, blocks: customAutomationSheet(copy, locale) }),
  },
  parent: servicesPage,
  picture: ({ hero }) => hero.image,
  schema: customAutomationSchema,
  shared: [
    'hero.image.src',
    'arms.items.*.id',
    'parts.image.src',
    'parts.items.*.id',
    'benefits.measured.*.id',
    'cases.items.*.id',
    'cases.items.*.drawn',
    'related.items.*.link',
  ],
  references: caseCards,
  graph: (context, copy) => offeredService(context, copy),
});
