/** A page, defined once: its address, its copy, its place among the others, and what it says to machines. */
import type { z } from 'zod';
import { blockList, blocksIn, type PageBlock, SHARED_IN_BLOCKS } from '../blocks/schemas.ts';
import type { CollectionName } from '../content/collections.ts';
import { imageKey } from '../content/image-key.ts';
import type { Site } from '../content/site.ts';
import type { DocumentBlock } from '../documents/blocks.ts';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts';
import type { Kind } from '../search/index-format.ts';
import type { GraphFacts, PageContext } from '../seo/page-facts.ts';
import type { pageHead } from './copy-parts.ts';
import {
  type Copy,
  type CopyDefinition,
  type CopyOf,
  defineCopy,
  isOne,
  type Schema,
} from './define-copy.ts';

/** Title and description as in search results, the name in breadcrumbs, and the one in lists of all pages. */
export type Head = z.output<typeof pageHead>;

/** The parts of that list. */
export const GROUPS = ['services', 'reading', 'company'] as const;
export type Group = (typeof GROUPS)[number];

export const SERVICE_STATUS = ['available', 'pilot', 'preparing'] as const;

type Sheet = { lead: string; blocks: readonly DocumentBlock[] };

/** A service of the company: its row in the data, and its sheet among the documents. */
type Service<From extends unknown[]> = {
  /** Its id in both. */
  id: string;
  /** Offered unless it says otherwise. */
  status?(site: Site): (typeof SERVICE_STATUS)[number];
  /** What its sheet says; without it there is none. */
  sheet?(...from: From): Sheet;
  /** Figures of content/facts.json in the sheet that may be samples. */
  figures?: readonly string[];
};

/** What other parts of the site need to know of a page, whatever its copy is made of. */
export type Page = {
  /** Language-neutral. */
  path: string;
  /** What the site search calls it. */
  kind: Kind;
  /** Its place in llms.txt, where its kind does not tell. */
  guide?: 'more' | 'optional';
  /** Its place in the list of all pages on the 404 page, where its kind does not tell. */
  group?: Group;
  /** Folders inside `content/` that hold its copy; their last change dates the page. */
  sources: readonly string[];
  /** Collections that it shows: a new entry changes the page. */
  shows?: readonly CollectionName[];
  /** Days that the copy itself gives, YYYY-MM-DD. */
  dates?: readonly string[];
  /** Picture of its social image, inside `content/`. */
  picture?(): string;
  /** The studio: it may load more script than other pages, the desk check among them (docs/decisions/0014). */
  tool?: boolean;
  service?: Service<[Locale]>;
  /** The page above it in the breadcrumb; the home stands above all. */
  parent?: Page;
  /** What it is about has ended: no list leads to it any more. */
  ended?: boolean;
  /** Whether search engines may list it, where that depends on the switches of `content/site.json`. */
  listed?(site: Site): boolean;
  head(locale: Locale): Head;
  /** What its structured data says beside title, description and breadcrumb. */
  graph?(context: PageContext): GraphFacts;
};

/** The blocks of a page, and the folder inside `content/` that has their pictures. */
export type PageBlocks = { blocks: readonly PageBlock[]; folder: string };

/** A page whose copy lies in `content/pages`; below what it draws itself it may have blocks. */
export type CopiedPage<S extends Schema = Schema> = Page & Copy<S> & { blocks(locale: Locale): PageBlocks };

type PageDefinition<S extends Schema> = (CopyOf<S> extends { head: Head } ? CopyDefinition<S> : never) &
  Omit<Page, 'sources' | 'head' | 'graph' | 'service' | 'picture'> & {
    /** The picture of its social image, as the Japanese copy names it. */
    picture?(copy: CopyOf<S, 'ja'>): { src: string };
    service?: Service<[CopyOf<S>, Locale]>;
    graph?(context: PageContext, copy: CopyOf<S>): GraphFacts;
  };

const withBlocks = (schema: z.ZodType) =>
  (schema as z.ZodObject).safeExtend({ blocks: blockList.optional() });

/** Defines a page; `app/pages.ts` lists them all. */
export function definePage<const S extends Schema>(definition: PageDefinition<S>): CopiedPage<S> {
  const { folder, schema, shared = [], references, graph, service, picture, ...facts } = definition;
  const copied = defineCopy<S>({
    folder,
    schema: (isOne(schema)
      ? withBlocks(schema)
      : { ja: withBlocks(schema.ja), en: withBlocks(schema.en) }) as never,
    shared: [...shared, ...SHARED_IN_BLOCKS] as never,
    ...(references && { references }),
  });
  const neutral = (locale: Locale) => copied.copy(locale) as CopyOf<S>;
  return {
    ...facts,
    ...copied,
    sources: [`pages/${folder}`],
    blocks: (locale) => ({
      blocks: blocksIn(neutral(locale)),
      folder: `pages/${folder}`,
    }),
    head: (locale) => (neutral(locale) as { head: Head }).head,
    ...(picture && {
      picture: () => imageKey(`pages/${folder}`, picture(neutral(DEFAULT_LOCALE) as CopyOf<S, 'ja'>).src),
    }),
    ...(service && { service: inLanguage(service, neutral) }),
    ...(graph && { graph: (context: PageContext) => graph(context, neutral(context.locale)) }),
  };
}

const inLanguage = <C>(
  { sheet, ...service }: Service<[C, Locale]>,
  copy: (locale: Locale) => C,
): Service<[Locale]> => ({
  ...service,
  ...(sheet && { sheet: (locale) => sheet(copy(locale), locale) }),
});
