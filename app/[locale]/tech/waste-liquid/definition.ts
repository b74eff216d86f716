import { definePage } from '../../../../lib/pages/define-page.ts';
import { software } from '../../../../lib/seo/graph/offering.ts';
import { servicesPage } from '../../services/definition.ts';
import { wasteLiquidSchema } from './copy.ts';

export const wasteLiquidPage = definePage({
  path: '/tech/waste-liquid',
  folder: 'waste-liquid',
  kind: 'service',
  service: { id: 'waste-liquid' },
  group: 'reading',
  parent: servicesPage,
  picture: ({ picture }) => picture.image,
  schema: wasteLiquidSchema,
  graph: ({ place, site }, { head }) => {
    const main = software(place, {
      name: head.crumb,
      description: head.description,
      category: 'UtilitiesApplication',
      install: site.urls.extensionStore,
    });
    return { nodes: [main], main: main['@id'] };
  },
});
