import { plansOf } from '../../../../lib/maintenance-plans.ts';
import { definePage } from '../../../../lib/pages/define-page.ts';
import { offeredService, planOffer } from '../../../../lib/seo/graph/offering.ts';
import { servicesPage } from '../definition.ts';
import { maintenanceSchema } from './copy.ts';

/** The question that our mail address answers: a fault is reported by mail. */
export const MAILED_QUESTION = 'contact';

export const maintenancePage = definePage({
  path: '/services/maintenance',
  folder: 'maintenance',
  kind: 'service',
  service: { id: 'maintenance' },
  parent: servicesPage,
  schema: maintenanceSchema,
  shared: ['benefits.image.src', 'faq.items.*.id'],
  graph: (context, copy) =>
    offeredService(context, copy, {
      offers: plansOf(copy.plans, context.figure).map((plan) => planOffer(context.place, plan)),
    }),
});
