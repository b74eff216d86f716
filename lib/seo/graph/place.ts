/** Where things of the graph live: every `@id` is a canonical address and a fragment. */
import type { Locale } from '../../i18n/locales.ts';
import { fileAddress, pageAddress } from '../addresses.ts';

/** A page: `siteUrl` without a slash at the end, the language, and the language-neutral path. */
export type Place = { siteUrl: string; locale: Locale; path: string };

/** A node of the graph as it is referred to. */
export type GraphNode = { '@type': string | readonly string[]; '@id': string };
export type Reference = { '@id': string };

/** The canonical address of a page. */
export const addressOf = ({ siteUrl, locale, path }: Place): string => pageAddress(siteUrl, locale, path);

/** The id of something that belongs to a page. */
export const idOf = (place: Place, fragment: string): string => `${addressOf(place)}#${fragment}`;

/** The id of something that belongs to the whole site, the same in both languages. */
export const siteId = (siteUrl: string, fragment: 'organization' | 'website'): string =>
  `${fileAddress(siteUrl, '/')}#${fragment}`;

/** Names another node. */
export const refer = (id: string): Reference => ({ '@id': id });

/** Names the company's node. */
export const organizationRef = ({ siteUrl }: Pick<Place, 'siteUrl'>): Reference =>
  refer(siteId(siteUrl, 'organization'));
