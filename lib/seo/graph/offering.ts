import type { Offer, Service, SoftwareApplication } from 'schema-dts';
import type { Plan } from '../../maintenance-plans.ts';
import type { GraphFacts, PageContext } from '../page-facts.ts';
import { addressOf, type GraphNode, idOf, organizationRef, type Place, refer } from './place.ts';

type ServiceFacts = {
  /** What sort of service it is, in the page's language. */
  type?: string | undefined;
  offers?: readonly GraphNode[];
};

/** What the page of a service is about: the service where the company offers it. */
export function offeredService(
  { place, site, locale }: PageContext,
  { head }: { head: { crumb: string; description: string } },
  { type, offers = [] }: ServiceFacts = {},
): GraphFacts {
  const main = {
    '@type': 'Service',
    '@id': idOf(place, 'service'),
    name: head.crumb,
    description: head.description,
    url: addressOf(place),
    ...(type ? { serviceType: type } : {}),
    areaServed: site.serviceArea[locale],
    provider: organizationRef(place),
    ...(offers.length > 0 ? { offers: offers.map((offer) => refer(offer['@id'])) } : {}),
  } satisfies Service;
  return { nodes: [main, ...offers], main: main['@id'] };
}

type SoftwareFacts = {
  name: string;
  description: string;
  category: 'BusinessApplication' | 'UtilitiesApplication';
  subCategory?: string;
  features?: readonly string[];
  /** Where it is to be had: an address of another site. */
  install?: string;
};

/** A program of the company. No price and no system are stated: none is known. */
export const software = (
  place: Place,
  { name, description, category, subCategory, features, install }: SoftwareFacts,
) =>
  ({
    '@type': 'SoftwareApplication',
    '@id': idOf(place, 'software'),
    name,
    description,
    url: addressOf(place),
    applicationCategory: category,
    ...(subCategory ? { applicationSubCategory: subCategory } : {}),
    ...(features ? { featureList: [...features] } : {}),
    ...(install ? { installUrl: install } : {}),
    publisher: organizationRef(place),
  }) satisfies SoftwareApplication;

/** UN/CEFACT code of a month. */
const MONTH = 'MON';

/** A maintenance plan; its price is a monthly minimum in yen (spec section 9: "monthly, from"). */
export const planOffer = (place: Place, { id, name, price, contents, note }: Plan) =>
  ({
    '@type': 'Offer',
    '@id': idOf(place, `plan-${id}`),
    name,
    description: contents.map((row) => `${row.name}: ${row.value}`).join('; '),
    url: addressOf(place),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      description: note,
      minPrice: price,
      priceCurrency: 'JPY',
      unitCode: MONTH,
    },
    offeredBy: organizationRef(place),
  }) satisfies Offer;
