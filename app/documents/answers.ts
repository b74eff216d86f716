/** The answers that a document may name, by an id that stays where its text moves: `maintenance.faq.warranty`. */
import type { Locale } from '../../lib/i18n/locales.ts';
import type { FaqBlockCopy } from '../../lib/pages/copy-parts.ts';
import type { Page } from '../../lib/pages/define-page.ts';
import { consultingPage } from '../[locale]/services/automation-consulting/definition.ts';
import { labcraftPage } from '../[locale]/services/labcraft/definition.ts';
import { labclonePage } from '../[locale]/services/lablockly/definition.ts';
import { maintenancePage } from '../[locale]/services/maintenance/definition.ts';
import { whitepaperPage } from '../[locale]/whitepaper/definition.ts';
import { documentsCopy } from './copy.ts';

export type Answer = { answer: string; page?: Page };

type Named = readonly [name: string, answer: string];

const inFaq = ({ faq }: { faq: FaqBlockCopy }): Named[] =>
  faq.items.flatMap(({ id, answer }) => (id === undefined ? [] : [[`faq.${id}`, answer]]));

/** Where a page says more on what is answered for the sheet alone. */
const MORE: Readonly<Record<string, Page>> = {
  pass: consultingPage,
  rehearse: labcraftPage,
  record: labcraftPage,
};

/** Of each page that has some: its answers by their names. */
const SOURCES: readonly ((locale: Locale) => (readonly [string, Answer])[])[] = [
  ...[consultingPage, maintenancePage, labclonePage].map(
    (page) => (locale: Locale) => inPage(page, inFaq(page.copy(locale))),
  ),
  (locale) => {
    const copy = labcraftPage.copy(locale);
    const { say, block, rehearse, run, record } = copy.features;
    const features = Object.entries({ say, block, rehearse, run, record });
    const named = features.map(([id, { text }]): Named => [`features.${id}`, text]);
    return inPage(labcraftPage, [...inFaq(copy), ...named]);
  },
  (locale) => {
    const chapters = whitepaperPage.copy(locale).guide.parts.flatMap((part) => part.chapters);
    // The first paragraph of a chapter says what it is about.
    const named = chapters.flatMap(({ id, paragraphs: [answer = ''] }): Named[] =>
      id === undefined ? [] : [[`guide.${id}`, answer]],
    );
    return inPage(whitepaperPage, named);
  },
  (locale) =>
    Object.entries(documentsCopy.copy(locale).safety.answers).map(([id, answer]) => [
      `documents.safety.answers.${id}`,
      { answer, ...(Object.hasOwn(MORE, id) && { page: MORE[id] }) },
    ]),
];

const inPage = (page: Page & { folder: string }, named: readonly Named[]) =>
  named.map(([name, answer]) => [`${page.folder}.${name}`, { answer, page }] as const);

/** All answers that may be named, in a language. */
export const answersIn = (locale: Locale): ReadonlyMap<string, Answer> =>
  new Map(SOURCES.flatMap((source) => source(locale)));
