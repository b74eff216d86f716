/**
 * The index of the site search (docs/decisions/0011): made from what is known of the pages, one per language.
 */
import { searchPage } from '../../app/[locale]/search/definition.ts';
import { both, type Locale } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { wordsOf } from '../../lib/words.ts';
import { builtContent } from '../content.ts';
import { withGlossary } from './search-index/glossary.ts';
import { indexedPages } from './search-index/pages.ts';
import { indexFiles } from './search-index/write.ts';
import type { Export, IndexedPage } from './types.ts';

/** The file of the page that lists all others, in a language. */
export const listPath = (locale: Locale): string => `${localizedPath(locale, searchPage.path).slice(1)}.html`;

/**
 * Adds the index files.
 * @returns the pages of each language that are searched
 */
export function addSearch({
  files,
  pages,
}: Pick<Export, 'files' | 'pages'>): Record<Locale, readonly IndexedPage[]> {
  const { search, collections } = builtContent();
  const { synonyms, popular } = withGlossary(search.data, collections.glossary);
  const indexOf = (locale: Locale): readonly IndexedPage[] => {
    const own = [...pages.values()].filter((page) => page.locale === locale);
    const indexed = indexedPages(own.flatMap(({ text }) => text ?? []));
    const { texts, kind: kinds } = wordsOf(locale).search;
    const written = indexFiles(locale, indexed, { texts, kinds, synonyms, popular });
    for (const [path, bytes] of written) files.set(path, bytes);
    return indexed;
  };
  return both(indexOf);
}
