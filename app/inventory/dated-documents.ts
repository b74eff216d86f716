/** The documents with the day on which what they say last changed, for machines. */
import { type DatedDocument, documentsIn } from '../../lib/documents/documents.ts';
import { readGenerated } from '../../lib/generated.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { CONTENT_DATES_FILE, type ContentDates, documentModified } from '../../lib/seo/last-modified.ts';
import type { SitePage } from '../../lib/seo/site-page.ts';

/** All documents of a language, each dated by its facts and by its page among those of the site. */
export function datedDocuments(pages: readonly SitePage[], locale: Locale): DatedDocument[] {
  const dates = readGenerated<ContentDates>(CONTENT_DATES_FILE);
  return documentsIn(locale).map((document) => {
    const page = pages.find(({ path }) => path === document.page);
    const modified = page && documentModified(document, page, locale, dates);
    return { ...document, ...(modified && { modified }) };
  });
}
