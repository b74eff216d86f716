import type { DigitalDocument, ItemList, MediaObject, WebPage } from 'schema-dts';
import { type DatedDocument, kilobytes } from '../../documents/documents.ts';
import { fileAddress } from '../addresses.ts';
import type { GraphFacts, PageKind } from '../page-facts.ts';
import { addressOf, type GraphNode, idOf, organizationRef, type Place, refer, siteId } from './place.ts';

type WebPageFacts = {
  kind: PageKind;
  name: string;
  description: string;
  /** Whether the graph has a breadcrumb of this page. */
  breadcrumb: boolean;
  /** What the page is about, if that is a node of its own. */
  main?: string | undefined;
  /** The same as a document, and what else there is to take along. */
  documents?: readonly DatedDocument[];
};

/** A document as another form of its page. */
const encoding = ({ siteUrl, locale }: Place, { title, address, bytes, modified }: DatedDocument) =>
  ({
    '@type': 'MediaObject',
    name: title,
    contentUrl: fileAddress(siteUrl, address),
    encodingFormat: 'application/pdf',
    contentSize: `${kilobytes(bytes)} kB`,
    inLanguage: locale,
    ...(modified !== undefined && { dateModified: modified }),
  }) satisfies MediaObject;

/** A document as a work of its own. */
const digitalDocument = (place: Place, { id, title, purpose, address, modified }: DatedDocument) =>
  ({
    '@type': 'DigitalDocument',
    '@id': idOf(place, `document-${id}`),
    url: fileAddress(place.siteUrl, address),
    name: title,
    description: purpose,
    encodingFormat: 'application/pdf',
    inLanguage: place.locale,
    ...(modified !== undefined && { dateModified: modified }),
    publisher: organizationRef(place),
  }) satisfies DigitalDocument;

/** A page about a list, whose rows are told in words or are nodes themselves. */
function collection(place: Place, rows: readonly object[], nodes: readonly GraphNode[] = []): GraphFacts {
  const list = {
    '@type': 'ItemList',
    '@id': idOf(place, 'list'),
    numberOfItems: rows.length,
    itemListElement: rows.map((row, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...row,
    })),
  } satisfies ItemList;
  return { kind: 'CollectionPage', nodes: [list, ...nodes], main: list['@id'] };
}

/** What a page is about that lists documents: each of them, in their order. */
export function shelved(place: Place, documents: readonly DatedDocument[]): GraphFacts {
  const nodes = documents.map((document) => digitalDocument(place, document));
  const rows = nodes.map((node) => ({ item: refer(node['@id']) }));
  return collection(place, rows, nodes);
}

/** The page itself. */
export const webPage = (
  place: Place,
  { kind, name, description, breadcrumb, main, documents = [] }: WebPageFacts,
) =>
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
    ...(documents.length > 0 ? { encoding: documents.map((document) => encoding(place, document)) } : {}),
  }) satisfies WebPage;

/** What a page that lists others is about: what its list holds in the HTML. Paths are language-neutral. */
export const listed = (place: Place, items: readonly { path: string; name: string }[]): GraphFacts =>
  collection(
    place,
    items.map(({ path, name }) => ({ name, url: addressOf({ ...place, path }) })),
  );
