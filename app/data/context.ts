import type { CollectionName } from '../../lib/content/collections.ts';
import type { Entry } from '../../lib/content/load.ts';
import type { ContentSource } from '../../lib/content/source.ts';
import { both, type Locale } from '../../lib/i18n/locales.ts';
import { addressOf } from '../../lib/seo/graph/place.ts';

/** The content in both languages. */
export type DataContext = Record<Locale, ContentSource>;

/** The address of a page in both languages, by its language-neutral path. */
export const addresses = (context: DataContext, path: string): Record<Locale, string> =>
  both((locale) => addressOf({ siteUrl: context[locale].site.siteUrl, locale, path }));

/**
 * The entries of a collection, each with its counterpart in the other language, in the order of the collection; one that is
 * not translated yet is left out, because the data says everything in both languages.
 */
export function pairs<N extends CollectionName>(
  context: DataContext,
  collection: N,
): { id: string; ja: Entry<N>; en: Entry<N> }[] {
  const english = new Map(context.en.list(collection).map((entry) => [entry.id, entry]));
  return context.ja.list(collection).flatMap((ja) => {
    const en = english.get(ja.id) as Entry<N>;
    return ja.original || en.original ? [] : [{ id: ja.id, ja, en }];
  });
}
