/** What pages ask for. Only for server code of the site; scripts import `load.ts`. */
import 'server-only';
import { EDIT_STATE } from '@/lib/content/edit-state';
import type { Locale } from '../i18n/locales.ts';
import type { CollectionName } from './collections.ts';
import { fingerprint } from './fingerprint.ts';
import { type Content, contentRoot, type Entry, loadContent } from './load.ts';
import type { PageData, PageName } from './pages.ts';
import type { Site } from './site.ts';

export type { CollectionData, CollectionName, NewsCategory } from './collections.ts';
export type { Entry } from './load.ts';
export type { PageData, PageName } from './pages.ts';
export type { Site } from './site.ts';

let memo: { state: string; content: Content } | undefined;

/** Read once for a build; in development read again whenever a file changed. */
function content(): Content {
  const authors = process.env.NODE_ENV === 'development';
  const state = process.env.NODE_ENV === 'production' ? 'build' : fingerprint(contentRoot()) + EDIT_STATE;
  if (memo?.state !== state)
    memo = { state, content: loadContent(contentRoot(), { unpublished: authors, unfilled: authors }) };
  return memo.content;
}

/**
 * The entries of a collection in a language, in the order of the collection (news: newest first). Drafts and
 * entries whose day is to come are there in development only.
 * @throws ContentError if anything in `content/` is wrong; so do the three functions below.
 */
export const list = <N extends CollectionName>(collection: N, locale: Locale): readonly Entry<N>[] =>
  content().collections[collection].filter((entry) => entry.locale === locale);

/** One entry by its id, or undefined: the caller decides what an unknown id means. */
export const get = <N extends CollectionName>(
  collection: N,
  locale: Locale,
  id: string,
): Entry<N> | undefined => list(collection, locale).find((entry) => entry.id === id);

/** The copy of a fixed page. */
export const page = <N extends PageName, L extends Locale>(name: N, locale: L): PageData<N, L> =>
  content().pages[name][locale].data as PageData<N, L>;

/** Facts, addresses and switches of `content/site.json`. */
export const site = (): Site => content().site.data;

/** A figure of `content/facts.json`, for drawings to scale. @throws Error if there is none of that name. */
export function figure(name: string): number {
  const value = content().facts.data[name]?.value;
  if (typeof value !== 'number') throw new Error(`content/facts.json ${name}: no such figure`);
  return value;
}
