/**
 * The words of the site, for tests of every tier: whoever improves a sentence changes it for the tests, too. What may not
 * be changed stands in specification.ts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionName } from '../lib/content/collections.ts';
import type { Content, Entry } from '../lib/content/load.ts';
import { loadWholeContent } from '../app/whole-content.ts';
import type { Locale } from '../lib/i18n/locales.ts';

const ROOT = join(import.meta.dirname, '..');

export const content: Content = loadWholeContent(join(ROOT, 'content'));

/** The company's facts and addresses. */
export const site = content.site.data;

/** The copy of a fixed page, its figures filled in. */
export const copy = <N extends PageName, L extends Locale>(name: N, locale: L): PageData<N, L> =>
  content.pages[name][locale].data as PageData<N, L>;

/** The entries of a collection in a language, in its order. */
export const entries = <N extends CollectionName>(name: N, locale: Locale): Entry<N>[] =>
  (content.collections[name] as Entry<N>[]).filter((entry) => entry.locale === locale);

/** @throws Error if there is no such entry. */
export function entry<N extends CollectionName>(name: N, locale: Locale, id: string): Entry<N> {
  const found = entries(name, locale).find((one) => one.id === id);
  if (!found) throw new Error(`content/${name}/${id}: there is no such entry`);
  return found;
}

type Messages = typeof import('../messages/ja.json');
const read = (locale: Locale): Messages =>
  JSON.parse(readFileSync(join(ROOT, `messages/${locale}.json`), 'utf8'));

/** The interface strings of a language. */
export const messages: Record<Locale, Messages> = { ja: read('ja'), en: read('en') };

/** A heading as it is read: in one line, without the marks of its breaks. */
export { plainText as plain } from '../lib/text/lines.ts';

/** A message with its values put in. */
export const filled = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
