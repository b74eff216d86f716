/** What pages ask for, of the content that the build has checked as a whole. */
import { both, type Locale } from '../i18n/locales.ts';
import type { CollectionName } from './collections.ts';
import { figureIn } from './facts.ts';
import { fingerprint } from './fingerprint.ts';
import { contentRoot } from './folders.ts';
import { type Content, type Entry, loadContent, readPage, withFacts } from './load.ts';
import { ContentError } from './problems.ts';
import type { PageRow } from './read-entry.ts';
import type { Site } from './site.ts';
import { contentSnapshot } from './snapshot.ts';
import { type ContentSource, sourceOf } from './source.ts';
import { namedTags, type Tag } from './tags.ts';

export type { CollectionName } from './collections.ts';
export type { Entry } from './load.ts';
export type { Site } from './site.ts';
export type { Tag } from './tags.ts';

type Copy = Record<Locale, unknown>;
type Memo = {
  state: string;
  content: Content;
  sources: Record<Locale, ContentSource>;
  copies: Map<string, Copy>;
};

let memo: Memo | undefined;
/** What the steps of a build have read already, by its folder. */
const given = new Map<string, Memo>();

function memoOf(content: Content, state: string): Memo {
  const sources = both((locale) => sourceOf(content, locale));
  const copies = Object.entries(content.pages ?? {}).map(
    ([folder, { ja, en }]) => [folder, { ja: ja.data, en: en.data }] as const,
  );
  return { state, content, sources, copies: new Map(copies) };
}

/** Answers from now on with content of this process that is checked already: of `root`, and with the copy of all pages. */
export const giveContent = (root: string, content: Content) => given.set(root, memoOf(content, 'given'));

/** Read once for a build or a test; in development read again whenever a file changed. */
function current(): Memo {
  const ready = given.get(contentRoot());
  if (ready) return ready;
  const authors = process.env.NODE_ENV === 'development';
  // Looking at every file takes milliseconds, and a page asks hundreds of times.
  const state = authors ? fingerprint(contentRoot()) : contentRoot();
  if (memo?.state === state) return memo;
  const content =
    contentSnapshot() ?? loadContent(contentRoot(), { unpublished: authors, unfilled: authors });
  memo = memoOf(content, state);
  return memo;
}

/** All of it as one language sees it, for code that takes content as an argument. */
export const source = (locale: Locale): ContentSource => current().sources[locale];

/**
 * The entries of a collection in a language, in the order of the collection (news: newest first). The same array as
 * long as the content does not change, so that what is made of it can be cached (see `memoise`). Drafts and entries
 * whose day is to come are there in development only.
 * @throws ContentError if anything in `content/` is wrong; so do the functions below.
 */
export const list = <N extends CollectionName>(collection: N, locale: Locale): readonly Entry<N>[] =>
  source(locale).list(collection);

/**
 * A function of a list of entries that works once per list: what a page shows of all entries is not made anew for
 * every page.
 */
export function memoise<N extends CollectionName, T>(make: (entries: readonly Entry<N>[]) => T) {
  const known = new WeakMap<readonly Entry<N>[], T>();
  return (entries: readonly Entry<N>[]): T => {
    const result = known.get(entries) ?? make(entries);
    known.set(entries, result);
    return result;
  };
}

/** Asked for every entry, so it does not look whether the content changed: who has an entry has just loaded it. */
const tagNames = () => (memo ?? current()).content.tags.data;

/** The tags of a post, an article or a case, with their names in its language, in its order. */
export const tagsOf = ({ data, locale }: Entry<'blog' | 'news' | 'cases'>): Tag[] =>
  namedTags(data.tags, tagNames(), locale);

/** One entry by its id, or undefined: the caller decides what an unknown id means. */
export const get = <N extends CollectionName>(
  collection: N,
  locale: Locale,
  id: string,
): Entry<N> | undefined => list(collection, locale).find((entry) => entry.id === id);

/** The entries that the copy of a page names, each with what the page adds to it. */
export const chosen = <N extends CollectionName, T extends { id: string }>(
  collection: N,
  locale: Locale,
  named: readonly T[],
): (T & { entry: Entry<N> })[] =>
  named.flatMap((item) => {
    const entry = get(collection, locale, item.id);
    return entry ? [{ ...item, entry }] : [];
  });

/** Both languages of a page's copy, its figures put in. */
function readCopy(folder: string, row: PageRow, { facts }: Content): Copy {
  const { files, problems } = readPage(contentRoot(), folder, row);
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(files.map((file) => [file.locale, withFacts(file, facts.data).data])) as Copy;
}

/** The copy of a page in a language; definitions know its type (lib/pages/define-page.ts). */
export function copyIn(folder: string, row: PageRow, locale: Locale): unknown {
  const { content, copies } = current();
  const copy = copies.get(folder) ?? readCopy(folder, row, content);
  copies.set(folder, copy);
  return copy[locale];
}

/** Facts, addresses and switches of `content/site.json`. */
export const site = (): Site => current().content.site.data;

/** The name of a tag. @throws RangeError if there is none of that slug. */
export const tagName = (id: string, locale: Locale): string =>
  (namedTags([id], tagNames(), locale)[0] as Tag).name;

/** A figure of `content/facts.json`, for drawings to scale. @throws Error if there is none of that name. */
export const figure = (name: string): number => figureIn(current().content.facts.data, name);
