import { definePage } from '../../../../lib/pages/define-page.ts';
import { plansOf } from '../../../../lib/plans.ts';
import { faqPage } from '../../../../lib/seo/graph/faq.ts';
import { offeredService } from '../../../../lib/seo/graph/offered.ts';
import { planOffer } from '../../../../lib/seo/graph/offering.ts';
import { servicesPage } from '../definition.ts';
import { maintenanceSchema } from './copy.ts';

export const maintenancePage = definePage({
  path: '/services/maintenance',
  folder: 'maintenance',
  kind: 'service',
  parent: servicesPage,
  schema: maintenanceSchema,
  shared: ['benefits.image.src'],
  graph: (context, { head, plans, faq }) => {
    const offers = plansOf(plans, context.figure).map((plan) => planOffer(context.place, plan));
    const main = offeredService(context, {
      name: head.crumb,
      description: head.description,
      offers: offers.map((offer) => offer['@id']),
    });
    return { nodes: [main, faqPage(context.place, faq.items), ...offers], main: main['@id'] };
  },
});
