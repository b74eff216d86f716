import {
  factsBlock,
  faqOf,
  paragraph,
  pointsOf,
  section,
  stepsOf,
} from '../../../../lib/documents/blocks.ts';
import { definePage } from '../../../../lib/pages/define-page.ts';
import { offeredService } from '../../../../lib/seo/graph/offering.ts';
import { kindOfService, servicesPage } from '../definition.ts';
import { toreSchema } from './copy.ts';

export const torePage = definePage({
  path: '/services/tore',
  folder: 'tore',
  kind: 'service',
  service: {
    id: 'tore',
    status: () => 'pilot',
    sheet: ({ hero, pilot, flow, features, faq }) => ({
      lead: hero.text,
      blocks: [
        ...section(pilot.label, paragraph(pilot.text), factsBlock(pilot.facts)),
        ...stepsOf(flow),
        ...pointsOf(features),
        ...faqOf(faq),
      ],
    }),
  },
  parent: servicesPage,
  picture: ({ tray }) => tray.image,
  schema: toreSchema,
  shared: ['tray.image.src', 'film.poster.src'],
  graph: (context, copy) =>
    offeredService(context, copy, { type: kindOfService(context.place.path, context.locale) }),
});
