/** A document as Poppler reads it: Debian's programs, since no reader of PDF is among our packages. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DOCUMENTS_FILE, type MadeDocuments } from '../../../lib/documents/documents.ts';
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts';
import { findPoppler } from '../../../tools/toolchain/programs.mjs';

/** Where Poppler is missing the tests are skipped; the summary of the run says so. */
export const withPoppler = findPoppler() ? describe : describe.skip;

const made = JSON.parse(readFileSync(`.generated/${DOCUMENTS_FILE}`, 'utf8')) as MadeDocuments;

export type Pdf = MadeDocuments['ja'][number] & { locale: Locale; file: string };

/** All documents that pages list. */
export const DOCUMENTS: readonly Pdf[] = LOCALES.flatMap((locale) =>
  made[locale].map((document) => ({ ...document, locale, file: `out${document.address}` })),
);

/** What a program prints of a document; what it complains of stays apart. */
const ask = (program: string, ...options: string[]): string =>
  execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The words of its last page, without spaces and line ends. */
export const lastPageOf = ({ file, pages }: Pdf): string =>
  folded(ask('pdftotext', '-raw', '-f', `${pages}`, '-l', `${pages}`, file, '-'));

/** Between the running head and the running foot, in points: a sentence may go on on the next page. */
const BODY = ['-x', '0', '-y', '54', '-W', '595', '-H', '744'];

/** Its words without spaces and line ends, which paper sets where it likes. */
export const wordsOf = ({ file }: Pdf): string => folded(ask('pdftotext', '-raw', ...BODY, file, '-'));

export const folded = (words: string): string =>
  words.normalize('NFKC').replace(/[\s\u2060\u200b\u00ad]+/g, '');

/** What it says of itself: `Title`, `Pages`, `Tagged` … */
export const factsOf = ({ file }: Pdf): Partial<Record<string, string>> =>
  Object.fromEntries(
    ask('pdfinfo', file)
      .split('\n')
      .flatMap((line) => {
        const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
        return name ? [[name, value]] : [];
      }),
  );

export const metadataOf = ({ file }: Pdf): string => ask('pdfinfo', '-meta', file);

/** The tags of its structure, indented by their depth. */
export const structureOf = ({ file }: Pdf): string => ask('pdfinfo', '-struct', file);

/** The addresses that it links to. */
export const linksOf = ({ file }: Pdf): string[] =>
  ask('pdfinfo', '-url', file)
    .split('\n')
    .slice(1)
    .flatMap((line) => /(\S+)\s*$/.exec(line)?.[1] ?? []);

/** Its fonts: the name without the letters of the subset, and whether it is embedded. */
export const fontsOf = ({ file }: Pdf): { name: string; embedded: boolean }[] =>
  ask('pdffonts', file)
    .split('\n')
    .slice(2)
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', , rest = ''] = /^(\S+)\s+(.*)$/.exec(line)?.slice(1)
        ? [line.split(/\s+/)[0], '', line]
        : [];
      return {
        name: name.replace(/^[A-Z]{6}\+/, ''),
        embedded: /\s(yes|no)\s+(yes|no)\s+(yes|no)\s/.exec(rest)?.[1] === 'yes',
      };
    });

type Word = { text: string; page: number; left: number; right: number; top: number };

/** The words with their places on paper, in points. */
function placesOf({ file }: Pdf): Word[] {
  const pages = ask('pdftotext', '-bbox', file, '-').split('<page ').slice(1);
  const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="[\d.]+">(.*?)<\/word>/g;
  return pages.flatMap((part, page) =>
    [...part.matchAll(WORD)].map(([, left, top, right, text = '']) => ({
      ...{ text, page },
      ...{ left: Number(left), right: Number(right), top: Number(top) },
    })),
  );
}

const CLOSES = /^[、。，．）」』】〉》！？ー々]/;
const OPENS = /[（「『【〈《]$/;
/** Points between two words that stand on one line, one right after the other. */
const NEAR = 6;

/** Words that begin a line with a mark that closes, or end one with a mark that opens. */
export function tornMarks(pdf: Pdf): string[] {
  const words = placesOf(pdf);
  const beside = (one: Word, other: Word) =>
    one.page === other.page &&
    Math.abs(one.top - other.top) < NEAR &&
    Math.abs(one.right - other.left) < NEAR;
  return words
    .filter(
      (word) =>
        (CLOSES.test(word.text) && !words.some((other) => beside(other, word))) ||
        (OPENS.test(word.text) && !words.some((other) => beside(word, other))),
    )
    .map(({ text, page }) => `page ${page + 1}: ${text}`);
}

/** The height of A4 in points, and what the running foot takes of it. */
const PAPER = { height: 842, foot: 70 };

/** The numbers of pages whose words end in the upper half, the cover apart: pages half empty. */
export function halfEmptyPages(pdf: Pdf): number[] {
  const words = placesOf(pdf).filter(({ top }) => top < PAPER.height - PAPER.foot);
  const lowest = Map.groupBy(words, ({ page }) => page);
  return [...lowest].flatMap(([page, same]) =>
    page > 0 && Math.max(...same.map(({ top }) => top)) < PAPER.height / 2 ? [page + 1] : [],
  );
}
