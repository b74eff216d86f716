import { definePage } from '../../../../lib/pages/define-page.ts';
import { offeredService } from '../../../../lib/seo/graph/offering.ts';
import { kindOfService, servicesPage } from '../definition.ts';
import { toreSchema } from './copy.ts';

export const torePage = definePage({
  path: '/services/tore',
  folder: 'tore',
  kind: 'service',
  parent: servicesPage,
  picture: 'pages/tore/tray.webp',
  schema: toreSchema,
  shared: ['tray.image.src', 'film.poster.src'],
  graph: (context, copy) =>
    offeredService(context, copy, { type: kindOfService(context.place.path, context.locale) }),
});
