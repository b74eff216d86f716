import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { sitePages } from '../../app/inventory/site-pages';
import type { CollectionName } from '../../lib/content/collections';
import { LOCALES } from '../../lib/i18n/locales';
import { localizedPath } from '../../lib/i18n/paths';
import { content, entries } from '../words';
import { pageAt, text } from './out';

/** Nothing that an editor writes gets lost: every text of a page's copy, and of an entry, stands on its page. */

/** Without what tells how words are shown: where a line may break, what is marked. */
const folded = (words: string) => words.replace(/[\s\u2060|[\]]+/g, '');

/** All that a page holds, to be read or in attributes: labels, notices, mail drafts, metadata. */
function wordsOf(path: string): string {
  const { tree, html } = pageAt(path);
  const parts = [text(tree), /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''];
  visit(tree as Root, 'element', ({ properties, tagName, children }) => {
    for (const value of Object.values(properties)) parts.push(String(value));
    if (tagName === 'script')
      for (const child of children) if (child.type === 'text') parts.push(child.value);
  });
  return folded(parts.join('\n'));
}

/** The texts in a value: not its addresses of files, nor what is only a word for machines, as the name of an address is. */
function textsIn(value: unknown, key = ''): { key: string; words: string }[] {
  if (typeof value === 'string')
    return /^\.\/|^[a-z0-9-]+$/.test(value) || key.endsWith('.link.url') ? [] : [{ key, words: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, key ? `${key}.${name}` : name));
}

/** What of some copy is not on a page; a text with places for values counts by its parts. */
function lost(data: unknown, ...paths: string[]): string[] {
  const there = paths.map(wordsOf).join('\n');
  return textsIn(data)
    .filter(({ words }) =>
      words
        .split(/\{\w+\}|%n|\n/)
        .some((part) => !there.includes(folded(part)) && !there.includes(encodeURIComponent(part))),
    )
    .map(({ key, words }) => `${key}: ${words}`);
}

const pagesOf = (name: 'blog' | 'news') => entries(name, 'ja').map(({ id }) => `/${name}/${id}`);
/** Copy that is shown elsewhere as well: a list shares it with its entries, of which some are samples. */
const ELSEWHERE: Record<string, string[]> = { news: pagesOf('news'), blog: pagesOf('blog') };
/**
 * Copy that this build does not show: what another setting of content/site.json would bring, names of facts that the company
 * has not given yet, and the heading of awards while all of them are samples.
 */
const OTHER_SETTING = /^(?:labneeds preparing|about profile\.register|home awards)\./;
/** What the list of all pages on the 404 page calls a page. */
const IN_LISTS = /^head\.label:/;

const PAGES = sitePages(content).flatMap(({ path, sources: [source = ''] }) => {
  const [folder, name = ''] = source.split('/');
  const paths = [path, ...(ELSEWHERE[name] ?? [])];
  return folder === 'pages' ? [{ name: name as keyof typeof content.pages, paths }] : [];
});

/** The pages of entries, by their collection. */
const ENTRIES: readonly [CollectionName, string][] = [
  ['cases', '/cases/'],
  ['examples', '/labneeds/'],
  ['blog', '/blog/'],
  ['news', '/news/'],
];

describe.each(LOCALES)('in %s', (locale) => {
  it.each(PAGES)('all copy of $name is on its page', ({ paths, name }) => {
    const missing = lost(
      content.pages[name]?.[locale].data,
      ...paths.map((path) => localizedPath(locale, path)),
    );
    expect(missing.filter((line) => !IN_LISTS.test(line) && !OTHER_SETTING.test(`${name} ${line}`))).toEqual(
      [],
    );
  });

  it.each(ENTRIES)('every entry of %s is whole on its page', (name, folder) => {
    // What stands in for a translation is on the page in the other language.
    for (const { id, data } of entries(name, locale))
      expect([id, lost({ ...data, other: undefined }, localizedPath(locale, folder + id))]).toEqual([id, []]);
  });
});
