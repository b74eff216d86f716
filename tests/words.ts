/**
 * The words of the site, for tests of every tier: whoever improves a sentence changes it for the tests, too. What may not
 * be changed stands in specification.txt.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lostPage } from '../app/[locale]/404/definition.ts';
import { caseCopy } from '../app/[locale]/cases/[id]/definition.ts';
import { PAGES } from '../app/pages.ts';
import { loadWholeContent } from '../app/whole-content.ts';
import type { CollectionName } from '../lib/content/collections.ts';
import { giveContent } from '../lib/content/index.ts';
import type { Content, Entry } from '../lib/content/load.ts';
import { snapshotText } from '../lib/content/snapshot.ts';
import type { Locale } from '../lib/i18n/locales.ts';
import type { CopyOf } from '../lib/pages/define-copy.ts';

const ROOT = join(import.meta.dirname, '..');

/** Jest reads modules anew for each file of tests: in one run the first of them reads the content for all (jest.config.mjs). */
function readOnce(): Content {
  const named = process.env.TEST_CONTENT;
  // A test may start the tests of a copy of the project, which has content of its own.
  const snapshot = named?.startsWith(join(ROOT, '.cache')) ? named : undefined;
  if (snapshot && existsSync(snapshot)) return JSON.parse(readFileSync(snapshot, 'utf8')) as Content;
  const read = loadWholeContent(join(ROOT, 'content'));
  if (snapshot) {
    const unfinished = `${snapshot}-${process.pid}`;
    writeFileSync(unfinished, snapshotText(read));
    renameSync(unfinished, snapshot);
  }
  return read;
}

export const content: Content = readOnce();
// What is asked for page by page is of the same reading: otherwise all is read once more, and looked for changes at each call.
giveContent(join(ROOT, 'content'), content);

/** The company's facts and addresses. */
export const site = content.site.data;

/** The addresses of the fixed pages, without language. */
export const ROUTES = Object.fromEntries(
  Object.entries(PAGES).map(([name, { path }]) => [name, path]),
) as Record<keyof typeof PAGES, string>;

/** Copy by the folder of `content/pages` that holds it. */
const COPIES = {
  about: PAGES.about,
  blog: PAGES.blog,
  case: caseCopy,
  cases: PAGES.cases,
  consulting: PAGES.consulting,
  contact: PAGES.contact,
  'custom-automation': PAGES.customAutomation,
  glossary: PAGES.glossary,
  home: PAGES.home,
  labclone: PAGES.labclone,
  labcraft: PAGES.labcraft,
  labneeds: PAGES.labneeds,
  'labneeds-examples': PAGES.labneedsExamples,
  maintenance: PAGES.maintenance,
  news: PAGES.news,
  'not-found': lostPage,
  services: PAGES.services,
  resources: PAGES.resources,
  tore: PAGES.tore,
  'waste-liquid': PAGES.wasteLiquid,
  whitepaper: PAGES.whitepaper,
};
type Copies = typeof COPIES;
type CopyIn<P, L extends Locale> = P extends { schema: infer S } ? CopyOf<S, L> : never;

/** The copy of a page, its figures filled in. */
export const copy = <N extends keyof Copies, L extends Locale>(name: N, locale: L) =>
  COPIES[name].copy(locale) as CopyIn<Copies[N], L>;

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
