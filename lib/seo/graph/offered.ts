import type { GraphFacts, PageContext } from '../page-facts.ts';
import { faqPage } from './faq.ts';
import { service } from './offering.ts';
import type { GraphNode } from './place.ts';

type ServiceCopy = {
  head: { crumb: string; description: string };
  faq: { items: Parameters<typeof faqPage>[1] };
};

type Offered = {
  /** What sort of service it is, in the page's language. */
  type?: string | undefined;
  offers?: readonly (GraphNode & { '@id': string })[];
  films?: readonly GraphNode[];
};

/** What the page of a service is about: the service where the company offers it, and the questions it answers. */
export function offeredService(
  { place, site, locale }: PageContext,
  { head, faq }: ServiceCopy,
  { type, offers = [], films = [] }: Offered = {},
): GraphFacts {
  const main = service(place, {
    name: head.crumb,
    description: head.description,
    type,
    area: site.serviceArea[locale],
    offers: offers.map((offer) => offer['@id']),
  });
  return { nodes: [main, faqPage(place, faq.items), ...offers, ...films], main: main['@id'] };
}
