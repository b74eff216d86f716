/** What a definition says of its page to machines, and what it may read to say it. */
import type { ContentSource } from '../content/source.ts';
import type { ImageEntry } from '../images/manifest.ts';
import type { Words } from '../words.ts';
import { fileAddress } from './addresses.ts';
import type { GraphNode, Place } from './graph/place.ts';
import type { Crumbs, PageKind } from './graph/web-page.ts';
import type { PageMeta } from './metadata.ts';

export type PageContext = ContentSource & {
  place: Place;
  words: Words;
  /** The picture at a path inside `content/`. @throws Error if there is none. */
  picture(key: string): ImageEntry;
};

/** What a page is about. */
export type GraphFacts = {
  /** `WebPage` when left out. */
  kind?: PageKind;
  nodes?: readonly GraphNode[];
  /** The `@id` of the node that the page is about. */
  main?: string;
};

export type PageFacts = GraphFacts & {
  meta: PageMeta;
  /** As the page shows them; left out where it shows none. */
  crumbs?: Crumbs;
};

/** The absolute address of a picture, as a file that every reader can show. */
export const pictureAddress = ({ picture, site }: PageContext, key: string): string =>
  fileAddress(site.siteUrl, picture(key).fallback.src);
