import type { BreadcrumbList, ItemList, WebPage } from 'schema-dts';
import { addressOf, idOf, organizationRef, type Place, refer, siteId } from './place.ts';

export type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

export type Crumb = { to: string; text: string };
/** What the page's breadcrumb shows after home: parents, and the page itself. */
export type Crumbs = { parents?: readonly Crumb[]; current: string };

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

/** The breadcrumb as it is shown. `home` is the name of its first item. */
export function breadcrumbList(place: Place, home: string, { parents = [], current }: Crumbs) {
  const items = [{ to: '/', text: home }, ...parents, { to: place.path, text: current }];
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(place, 'breadcrumb'),
    itemListElement: items.map(({ to, text }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: text,
      item: addressOf({ ...place, path: to }),
    })),
  } satisfies BreadcrumbList;
}

/** Pages that a page lists, in its order; paths are language-neutral. */
export const itemList = (place: Place, items: readonly { path: string; name: string }[]) =>
  ({
    '@type': 'ItemList',
    '@id': idOf(place, 'list'),
    numberOfItems: items.length,
    itemListElement: items.map(({ path, name }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      url: addressOf({ ...place, path }),
    })),
  }) satisfies ItemList;
