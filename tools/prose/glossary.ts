/** The words of the glossary: whoever adds a term need not add it to the spelling list, too. */
import { globSync, readFileSync } from 'node:fs';

type Entry = { term?: string; also?: readonly string[] };

/** Every English word of the terms and of the other words for them, also with an s; the files are checked before. */
export const glossaryWords = (): string[] => {
  const words = globSync('content/glossary/*/en.json').flatMap((file) => {
    const { term = '', also = [] }: Entry = JSON.parse(readFileSync(file, 'utf8'));
    return [term, ...also].flatMap((text) => text.replaceAll(/\{\{[^}]*\}\}/g, ' ').match(/\p{L}+/gu) ?? []);
  });
  return [...new Set(words.flatMap((word) => [word, `${word}s`]))].sort();
};
