import type { Offer, Service, SoftwareApplication } from 'schema-dts';
import type { Plan } from '../../plans.ts';
import { addressOf, idOf, organizationRef, type Place, refer } from './place.ts';

type Offering = { name: string; description: string };

type ServiceFacts = Offering & {
  /** What sort of service it is, in the page's language. */
  type?: string | undefined;
  area: string;
  /** Ids of offers. */
  offers?: readonly string[];
};

/** A service of the company. */
export const service = (place: Place, { name, description, type, area, offers = [] }: ServiceFacts) =>
  ({
    '@type': 'Service',
    '@id': idOf(place, 'service'),
    name,
    description,
    url: addressOf(place),
    ...(type ? { serviceType: type } : {}),
    areaServed: area,
    provider: organizationRef(place),
    ...(offers.length > 0 ? { offers: offers.map(refer) } : {}),
  }) satisfies Service;

type SoftwareFacts = Offering & {
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
export const planOffer = (place: Place, { id, name, price, contents }: Plan) =>
  ({
    '@type': 'Offer',
    '@id': idOf(place, `plan-${id}`),
    name,
    description: contents.map((row) => `${row.name}: ${row.value}`).join('; '),
    url: addressOf(place),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: price,
      priceCurrency: 'JPY',
      unitCode: MONTH,
    },
    offeredBy: organizationRef(place),
  }) satisfies Offer;
