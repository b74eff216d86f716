/**
 * The index of the site search (docs/decisions/0025): made from the finished pages, one per language, named by its
 * content. Every page learns where it is; the list of all pages is filled from it.
 */

import { searchPage } from '../../app/[locale]/search/definition.ts';
import type { SearchSettings } from '../../lib/content/search.ts';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { localeOf, localizedPath } from '../../lib/i18n/paths.ts';
import { builtContent } from '../content.ts';
import { pathsEnding } from './files.ts';
import { attribute, elementsOf, readPage, setAttribute, writePage } from './html.ts';
import { withGlossary } from './search-index/glossary.ts';
import { indexedPages } from './search-index/pages.ts';
import { fillSiteIndex } from './search-index/site-index.ts';
import { wordsFor } from './search-index/words.ts';
import { FOLDER, indexFiles } from './search-index/write.ts';
import type { Files, Stage } from './types.ts';

/** On the search of every page: the address of the catalogue. */
const ADDRESS = 'data-search-index';

const fileOf = (locale: Locale, path: string): string => `${localizedPath(locale, path).slice(1)}.html`;

function addLanguage(files: Map<string, Uint8Array>, locale: Locale, settings: SearchSettings): string {
  const pages = indexedPages(files, locale);
  const written = indexFiles(locale, pages, wordsFor(locale, settings));
  for (const [path, bytes] of written) files.set(path, bytes);
  const list = fileOf(locale, searchPage.path);
  const document = readPage(files, list);
  fillSiteIndex(document, pages);
  files.set(list, writePage(document));
  return `/${written[0]?.[0]}`;
}

/**
 * Adds the index files, tells every page the address of its language's catalogue and fills the list of all pages.
 * @throws Error naming the page that lacks a title, a main element or its place in the list, and a page that
 *   `content/search.json` names and the export does not have.
 */
function addSearch(files: Files, settings: SearchSettings): Files {
  const result = new Map([...files].filter(([path]) => !path.startsWith(FOLDER)));
  const addresses = Object.fromEntries(
    LOCALES.map((locale) => [locale, addLanguage(result, locale, settings)]),
  );
  for (const path of pathsEnding(result, '.html')) {
    const page = readPage(result, path);
    const places = elementsOf(page).filter((element) => attribute(element, ADDRESS) !== undefined);
    if (places.length === 0) throw new Error(`${path}: no element with ${ADDRESS}`);
    for (const place of places)
      setAttribute(place, ADDRESS, addresses[localeOf(`/${path.replace(/\.html$/, '')}`)] ?? '');
    result.set(path, writePage(page));
  }
  return result;
}

export const stage: Stage = {
  name: 'search',
  run: (files) => {
    const { search, collections } = builtContent();
    return addSearch(files, withGlossary(search.data, collections.glossary));
  },
};
