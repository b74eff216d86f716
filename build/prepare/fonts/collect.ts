import type { Root } from 'hast';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { LATIN } from './characters.ts';
import { charactersOf, headingTexts } from './heading-text.ts';
import type { HeadingCharacters } from './slices.ts';

const HOME = 'index.html';
const LATIN_SET = new Set(LATIN);

/** How a problem names a character. */
export function named(character: string): string {
  const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
  return `「${character}」 (U+${code})`;
}

const beyondLatin = (texts: readonly { text: string }[]) =>
  charactersOf(texts.map(({ text }) => text)).filter((character) => !LATIN_SET.has(character));

/**
 * The characters that a page needs of the Japanese heading face; the frame's, and the home's, are core. An English page
 * has the Latin face only; Japanese words in it take the system's.
 * @throws Error naming the character if an English heading has one that the Latin face lacks.
 */
export function headingCharacters(path: string, page: Root, locale: Locale): HeadingCharacters {
  const texts = headingTexts(page);
  if (locale === 'ja')
    return {
      all: beyondLatin(texts),
      core: beyondLatin(texts.filter(({ inFrame }) => path === HOME || inFrame)),
      large: beyondLatin(texts.filter(({ large }) => large)),
    };
  const [missing] = beyondLatin(texts.filter(({ language }) => language !== 'ja'));
  if (missing)
    throw new Error(
      `a heading has ${named(missing)}, which the Latin face lacks; add it to build/prepare/fonts/characters.ts`,
    );
  return { all: [], core: [], large: [] };
}
