/**
 * The index of the site search (docs/decisions/0011): made from the finished pages, one per language, named by its
 * content. Every page learns where it is; the list of all pages is filled from it.
 */
import { searchPage } from '../../app/[locale]/search/definition.ts';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { localeOf, localizedPath } from '../../lib/i18n/paths.ts';
import { wordsOf } from '../../lib/words.ts';
import { builtContent } from '../content.ts';
import { attribute, elementsOf, setAttribute } from './html.ts';
import { withGlossary } from './search-index/glossary.ts';
import { indexedPages } from './search-index/pages.ts';
import { fillSiteIndex } from './search-index/site-index.ts';
import { indexFiles } from './search-index/write.ts';
import { servedPath } from './served-path.ts';
import type { Export } from './types.ts';

/** On the search of every page: the address of the catalogue. */
const ADDRESS = 'data-search-index';

/**
 * Adds the index files, tells every page the address of its language's catalogue and fills the list of all pages.
 * @throws Error naming the page that lacks a title, a main element or its place in the list, and a page that
 *   `content/search.json` names and the export does not have.
 */
export function addSearch({ files, pages }: Pick<Export, 'files' | 'pages'>): void {
  const { search, collections } = builtContent();
  const { synonyms, popular } = withGlossary(search.data, collections.glossary);
  for (const locale of LOCALES) {
    const indexed = indexedPages(pages, locale);
    const { texts, kind: kinds } = wordsOf(locale).search;
    const written = indexFiles(locale, indexed, { texts, kinds, synonyms, popular });
    for (const [path, bytes] of written) files.set(path, bytes);
    const list = `${localizedPath(locale, searchPage.path).slice(1)}.html`;
    const listPage = pages.get(list);
    if (!listPage) throw new Error(`${list}: no such page in the export`);
    fillSiteIndex(listPage, indexed);
    for (const [path, page] of pages) {
      if (localeOf(servedPath(path)) !== locale) continue;
      const places = elementsOf(page).filter((element) => attribute(element, ADDRESS) !== undefined);
      if (places.length === 0) throw new Error(`${path}: no element with ${ADDRESS}`);
      for (const place of places) setAttribute(place, ADDRESS, `/${written[0]?.[0]}`);
    }
  }
}
