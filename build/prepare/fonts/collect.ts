import type { Root } from 'hast';
import { LATIN } from './characters.ts';
import { charactersOf, type HeadingText, headingTexts, pageLanguage } from './heading-text.ts';
import type { PageCharacters } from './slices.ts';

const HOME = 'index.html';
const LATIN_SET = new Set(LATIN);

/** How a problem names a character. */
export function named(character: string): string {
  const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
  return `「${character}」 (U+${code})`;
}

const beyondLatin = (text: string) => charactersOf(text).filter((character) => !LATIN_SET.has(character));

/** Header and footer of the page, not of an article in it. */
function inFrame(at: HeadingText['at']): boolean {
  const names = at.map(({ tagName }) => tagName);
  return !names.includes('main') && (names.includes('header') || names.includes('footer'));
}

/** The characters that a Japanese page needs of the Japanese face; the frame's, and the home's, are core. */
function japanese(path: string, page: Root): PageCharacters {
  const characters = new Set<string>();
  const core = new Set<string>();
  for (const { at, text } of headingTexts(page)) {
    const isCore = path === HOME || inFrame(at);
    for (const character of beyondLatin(text)) {
      characters.add(character);
      if (isCore) core.add(character);
    }
  }
  return { path, characters, core };
}

/** English pages have the Latin face only; Japanese words in them take the system's. */
function checkEnglish(path: string, page: Root): void {
  for (const { text, language } of headingTexts(page)) {
    const missing = language === 'ja' ? undefined : beyondLatin(text)[0];
    if (missing)
      throw new Error(
        `${path}: a heading has ${named(missing)}, which the Latin face lacks; add it to build/prepare/fonts/characters.ts`,
      );
  }
}

/**
 * What the Japanese pages need of the Japanese face.
 * @throws Error naming page and character if an English heading has one that the Latin face lacks.
 */
export function collect(pages: ReadonlyMap<string, Root>): PageCharacters[] {
  return [...pages].flatMap(([path, page]) => {
    if (pageLanguage(page) === 'ja') return [japanese(path, page)];
    checkEnglish(path, page);
    return [];
  });
}
