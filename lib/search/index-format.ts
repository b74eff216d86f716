/** What the export writes for a language and the browser reads: a catalogue of all pages, and their texts in shards. */

/**
 * Where the catalogue lies, without the language. Its name stays when a text changes, or every page would change with it;
 * browsers ask whether theirs is still the one. The shards that it names carry the hash of their content.
 */
export const CATALOGUE = '/search-index.json';

/** Kinds of pages, in the order in which the list of all pages shows them. */
export const KINDS = ['service', 'case', 'example', 'document', 'news', 'blog', 'company', 'legal'] as const;
export type Kind = (typeof KINDS)[number];

export type CataloguePage = {
  /** Address in its language, such as `/en/services/labcraft`. */
  path: string;
  kind: Kind;
  title: string;
};

/** Id of the element that a link can lead to, or empty; heading; text, each block and each cell of a table a line of it. */
export type Section = [id: string, heading: string, text: string];

/** The texts of a page, by its place in the catalogue. */
export type PageText = { page: number; description: string; sections: Section[] };

export type Shard = PageText[];

/** What the search says; `{query}` and the like are filled in. */
export type Texts = Record<
  'count' | 'none' | 'noneHint' | 'corrected' | 'partial' | 'more' | 'older' | 'popular',
  string
>;

export type Catalogue = {
  texts: Texts;
  pages: CataloguePage[];
  /** Name of each kind. */
  kinds: Record<Kind, string>;
  /** Words that mean the same; a search for one finds the others. */
  synonyms: string[][];
  /** Places in `pages` of those to suggest before anything is typed. */
  popular: number[];
  /** Addresses of the shards: fixed pages first, then posts, the newest first. */
  shards: string[];
};
