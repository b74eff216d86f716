import type { ItemList, WebPage } from 'schema-dts';
import type { GraphFacts } from '../page-facts.ts';
import { addressOf, idOf, organizationRef, type Place, refer, siteId } from './place.ts';

export type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

type WebPageFacts = {
  kind: PageKind;
  name: string;
  description: string;
  /** Whether the graph has a breadcrumb of this page. */
  breadcrumb: boolean;
  /** What the page is about, if that is a node of its own. */
  main?: string | undefined;
};

/** The page itself. */
export const webPage = (place: Place, { kind, name, description, breadcrumb, main }: WebPageFacts) =>
  ({
    '@type': kind,
    '@id': idOf(place, 'webpage'),
    url: addressOf(place),
    name,
    description,
    inLanguage: place.locale,
    isPartOf: refer(siteId(place.siteUrl, 'website')),
    publisher: organizationRef(place),
    ...(breadcrumb ? { breadcrumb: refer(idOf(place, 'breadcrumb')) } : {}),
    ...(main ? { mainEntity: refer(main) } : {}),
  }) satisfies WebPage;

/** What a page that lists others is about: what its list holds in the HTML. Paths are language-neutral. */
export function listed(place: Place, items: readonly { path: string; name: string }[]): GraphFacts {
  const list = {
    '@type': 'ItemList',
    '@id': idOf(place, 'list'),
    numberOfItems: items.length,
    itemListElement: items.map(({ path, name }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      url: addressOf({ ...place, path }),
    })),
  } satisfies ItemList;
  return { kind: 'CollectionPage', nodes: [list], main: list['@id'] };
}
