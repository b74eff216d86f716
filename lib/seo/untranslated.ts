/** The head of an entry that exists in one language only. */
import type { Metadata } from 'next';
import type { Locale } from '../i18n/locales.ts';

/** Where a page stands in its pair: the text itself, the stand-in of the other language, or both are there. */
export type PairState = { original?: Locale | undefined; hasTranslation: boolean };

/**
 * Takes the language pair off a head where there is none: neither page names the other as its translation, and the
 * stand-in, which says little, stays out of search results.
 */
export function withoutPair(metadata: Metadata, { original, hasTranslation }: PairState): Metadata {
  if (!original && hasTranslation) return metadata;
  const { languages: _, ...alternates } = metadata.alternates ?? {};
  const shared = metadata.openGraph && { ...metadata.openGraph };
  delete shared?.alternateLocale;
  return {
    ...metadata,
    alternates,
    ...(shared && { openGraph: shared }),
    ...(original ? { robots: { index: false, follow: true } } : {}),
  };
}
