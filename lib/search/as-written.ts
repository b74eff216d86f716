/** A typed word as the site writes it. */
import { UNITS } from '../text/units.ts';
import type { Corpus } from './corpus.ts';
import { fold } from './fold.ts';
import type { Synonyms } from './synonyms.ts';

const HYPHEN = /(?<=[a-z])-(?=[a-z])/;
const BEFORE_UNIT = new RegExp(`(?<![a-z\\d.,])\\d[\\d.,]*(?=(?:${fold(UNITS)}|yen|jpy)(?![a-z\\d]))`, 'g');
const BEFORE_WORD = /(?<![a-z\d])\d+(?=([a-z]{3,}))/g;
const LARGE = /(?<![a-z\d.,])(?:\d{4,}|\d{1,3}(?:,\d{3})+)/g;
const THOUSANDS = /(?<=\d)(?=(?:\d{3})+$)/g;

/**
 * The words to look for instead: `5kg` as 5 and kg, `96well` as 96 and well, `robot-arm` as robot and arm, `50000` as
 * 50,000; most as they are.
 */
export function asWritten(word: string, corpus: Corpus, synonyms: Synonyms): string[] {
  if (synonyms.has(word)) return [word];
  const parts = word.split(HYPHEN);
  if (corpus.has(word)) return parts.length > 1 && corpus.has(parts.join(' ')) ? parts : [word];
  return word
    .replace(LARGE, (typed) => {
      const digits = typed.replaceAll(',', '');
      const forms = [digits.replace(THOUSANDS, ','), digits];
      return forms.find((form) => corpus.has(form)) ?? typed.replaceAll(',', ' ');
    })
    .replace(BEFORE_UNIT, '$& ')
    .replace(BEFORE_WORD, (number, next: string) =>
      corpus.has(next) || synonyms.has(next) ? `${number} ` : number,
    )
    .split(' ')
    .flatMap((part) => part.split(HYPHEN));
}
