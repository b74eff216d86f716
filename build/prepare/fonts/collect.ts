import type { Root } from 'hast';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { LATIN } from './characters.ts';
import { charactersOf, headingTexts } from './heading-text.ts';
import type { HeadingCharacters } from './slices.ts';

const HOME = 'index.html';
const LATIN_SET = new Set(LATIN);

const beyondLatin = (texts: readonly { text: string }[]) =>
  charactersOf(texts.map(({ text }) => text)).filter((character) => !LATIN_SET.has(character));

/**
 * The characters that a page needs of the Japanese heading face; the frame's, and the home's, are core. An English page
 * has the Latin face only; what that lacks is in the system's.
 */
export function headingCharacters(path: string, page: Root, locale: Locale): HeadingCharacters {
  if (locale === 'en') return { all: [], core: [], large: [] };
  const texts = headingTexts(page);
  return {
    all: beyondLatin(texts),
    core: beyondLatin(texts.filter(({ inFrame }) => path === HOME || inFrame)),
    large: beyondLatin(texts.filter(({ large }) => large)),
  };
}
