import { type Document, elementsOf } from '../finish-export/html.ts';
import { LATIN } from './characters.ts';
import { charactersOf, headingTexts, languageOf, pageLanguage } from './heading-text.ts';
import type { Selector } from './selectors.ts';
import type { PageCharacters } from './slices.ts';

const HOME = 'index.html';
const LATIN_SET = new Set(LATIN);

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;

/** How a problem names a character. */
export const named = (character: string): string => `「${character}」 (${codeOf(character)})`;

const beyondLatin = (text: string) => charactersOf(text).filter((character) => !LATIN_SET.has(character));

/** The characters that a Japanese page needs of the Japanese face; the frame's, and the home's, are core. */
function japanese(path: string, page: Document, selectors: readonly Selector[]): PageCharacters {
  const frame = new Set(elementsOf(page, 'header', 'footer').flatMap((part) => [part, ...elementsOf(part)]));
  const characters = new Set<string>();
  const core = new Set<string>();
  for (const { at, text } of headingTexts(page, selectors))
    for (const character of beyondLatin(text)) {
      characters.add(character);
      if (path === HOME || frame.has(at)) core.add(character);
    }
  return { path, characters, core };
}

/** English pages have the Latin face only. @throws Error naming page and character if that lacks one. */
function checkEnglish(path: string, page: Document, selectors: readonly Selector[]): void {
  for (const { at, text } of headingTexts(page, selectors)) {
    if (languageOf(at) === 'ja') continue;
    const foreign = new Set(elementsOf(at).flatMap((part) => (languageOf(part) === 'ja' ? ['ja'] : [])));
    const missing = foreign.size === 0 ? beyondLatin(text)[0] : undefined;
    if (missing)
      throw new Error(
        `${path}: a heading has ${named(missing)}, which the Latin face lacks; add it to scripts/fonts/characters.ts`,
      );
  }
}

/**
 * What the pages need of the Japanese face, Japanese pages only.
 * @throws Error naming page and character if an English heading has one that the Latin face lacks.
 */
export function collect(pages: ReadonlyMap<string, Document>, selectors: readonly Selector[]): PageCharacters[] {
  return [...pages].flatMap(([path, page]) => {
    if (pageLanguage(page) === 'ja') return [japanese(path, page, selectors)];
    checkEnglish(path, page, selectors);
    return [];
  });
}
