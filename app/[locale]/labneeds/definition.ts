import { factsBlock, faqOf, paragraph, pointsOf, section, stepsOf } from '../../../lib/documents/blocks.ts';
import { definePage } from '../../../lib/pages/define-page.ts';
import { offeredService } from '../../../lib/seo/graph/offering.ts';
import { labneedsSchema } from './copy.ts';
import { LABNEEDS_FIGURES } from './figures.ts';

export const labneedsPage = definePage({
  path: '/labneeds',
  folder: 'labneeds',
  kind: 'example',
  service: {
    id: 'labneeds',
    status: ({ switches }) => (switches.labneeds === 'open' ? 'available' : 'preparing'),
    figures: LABNEEDS_FIGURES,
    sheet: ({ hero, stats, solutions, flow, faq }) => ({
      lead: hero.text,
      blocks: [
        ...section(stats.label, factsBlock(stats.items)),
        ...(stats.counting ? [paragraph(stats.counting)] : []),
        ...pointsOf(solutions),
        ...stepsOf(flow),
        ...faqOf(faq),
      ],
    }),
  },
  shows: ['examples'],
  schema: labneedsSchema,
  shared: ['faq.items.*.id'],
  listed: ({ switches }) => switches.labneeds === 'open',
  // The matching platform: a service of the company.
  graph: (context, copy) => offeredService(context, copy),
});
