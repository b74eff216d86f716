/** The rows of pages that entries of a collection have. */
import type { Content, Entry } from '../../lib/content/load.ts';
import { both, type Locale } from '../../lib/i18n/locales.ts';
import type { EntryPages, WithPages } from '../../lib/pages/define-entries.ts';
import { isListed, type SitePage } from '../../lib/seo/site-page.ts';
import { ENTRY_PAGES } from '../pages.ts';

/** A row for each entry; both languages have every entry, one of them perhaps without a text of its own. */
function rowsOf(content: Content, pages: EntryPages): SitePage[] {
  const entries: Entry<WithPages>[] = content.collections[pages.collection];
  const { list, type, path, sources = () => [], dates = () => [], card } = pages;
  const english = new Map(entries.filter(({ locale }) => locale === 'en').map((entry) => [entry.id, entry]));
  return entries
    .filter(({ locale }) => locale === 'ja')
    .map((entry) => {
      const inLanguage = (locale: Locale) => (locale === 'en' ? english.get(entry.id) : undefined) ?? entry;
      return {
        path: path(entry.id),
        kind: type,
        indexable: isListed(content.site.data, list),
        original: entry.original ?? inLanguage('en').original,
        sources: sources(entry),
        dates: dates(entry),
        card: both((locale) => card(inLanguage(locale), content.site.data)),
      };
    });
}

/** The rows of all entries that have a page, collection by collection. */
export const entryPages = (content: Content): SitePage[] =>
  ENTRY_PAGES.flatMap((pages) => rowsOf(content, pages));
