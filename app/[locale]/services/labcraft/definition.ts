import { definePage } from '../../../../lib/pages/define-page.ts';
import { software } from '../../../../lib/seo/graph/offering.ts';
import { plainText } from '../../../../lib/text/lines.ts';
import { kindOfService, servicesPage } from '../definition.ts';
import { labcraftSchema } from './copy.ts';
import { labcraftSheet } from './sheet.ts';

export const labcraftPage = definePage({
  path: '/services/labcraft',
  folder: 'labcraft',
  kind: 'service',
  service: {
    id: 'labcraft',
    sheet: (copy) => ({ lead: copy.hero.lead, blocks: labcraftSheet(copy) }),
  },
  parent: servicesPage,
  schema: labcraftSchema,
  shared: ['demo.poster.src', 'related.items.*.link', 'faq.items.*.id'],
  graph: ({ place, locale }, { head, features }) => {
    const { say, block, rehearse, run, record } = features;
    const main = software(place, {
      name: head.crumb,
      description: head.description,
      category: 'BusinessApplication',
      subCategory: kindOfService(place.path, locale),
      features: [say, block, rehearse, run, record].map(({ title }) => plainText(title)),
    });
    return { nodes: [main], main: main['@id'] };
  },
});
