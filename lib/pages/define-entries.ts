/** The pages of the entries of a collection, defined once: their addresses, heads and cards. */

import { imageKey } from '../content/image-key.ts';
import type { Entry } from '../content/load.ts';
import type { Site } from '../content/site.ts';
import type { SocialCard } from '../seo/card.ts';
import type { PageMeta } from '../seo/metadata.ts';
import type { ArticleMeta } from '../seo/open-graph.ts';
import type { GraphFacts, PageContext } from '../seo/page-facts.ts';
import type { Words } from '../words.ts';
import type { Page } from './define-page.ts';

/** Collections whose entries have a page each. */
export type WithPages = 'cases' | 'examples' | 'news' | 'blog';

/** What a head may be made of, in the language of the entry. */
export type HeadWords = { words: Words; site: Site };

/** The tags of an article are put in by the route. */
type EntryHead = Omit<PageMeta, 'article'> & { article?: Omit<ArticleMeta, 'tags'> };

type EntriesDefinition<N extends WithPages> = {
  collection: N;
  /** The list that the entries stand in; they lie below its address. */
  list: Page;
  /** What the inventory calls such a page. */
  type: 'case' | 'example' | 'news' | 'post';
  /** Folders inside `content/` whose change dates a page, besides its day. */
  sources?(entry: Entry<N>): readonly string[];
  /** Days that the entry itself gives, YYYY-MM-DD. */
  dates?(entry: Entry<N>): readonly string[];
  name(entry: Entry<N>): string;
  head(entry: Entry<N>, words: HeadWords): EntryHead;
  card(entry: Entry<N>, site: Site): SocialCard;
  graph?(context: PageContext, entry: Entry<N>): GraphFacts;
};

export type EntryPages<N extends WithPages = WithPages> = EntriesDefinition<N> & { path(id: string): string };

/** Defines the pages of a collection; `app/pages.ts` lists them all. */
export const defineEntries = <N extends WithPages>(definition: EntriesDefinition<N>): EntryPages<N> => ({
  ...definition,
  path: (id) => `${definition.list.path}/${id}`,
});

/** The picture of an entry, inside `content/`, for its card. */
export function pictureOf({ folder, data: { image } }: Entry<WithPages>): Pick<SocialCard, 'picture'> {
  if (!image) return {};
  return { picture: imageKey(folder, typeof image === 'string' ? image : image.src) };
}
