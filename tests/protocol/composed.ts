import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Locale } from '@/lib/i18n/locales';

/** The words in a part of a grammar, between two of its rules: as they are written there, whatever may follow them. */
function wordsOf(locale: Locale, from: string, to: string): string[] {
  const grammar = readFileSync(`lib/protocol/grammar/${locale}.peggy`, 'utf8');
  const rules = grammar.slice(grammar.indexOf(`\n${from}`), grammar.indexOf(`\n${to}`));
  const words = [...rules.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word.trim());
  return [...new Set(words)].filter(({ length }) => length > 1);
}

const VERBS: Readonly<Record<Locale, readonly string[]>> = {
  en: wordsOf('en', 'EnVerbWord', 'EnDilution\n'),
  ja: wordsOf('ja', 'JaNoun\n', 'JaMadeUp'),
};
/** Places by name, and places that only what was said before tells. */
const PLACES: Readonly<Record<Locale, readonly string[]>> = {
  en: 'A1|B1 and C1|B2 to B4|column 3|columns 1 to 8|row C|plate 2|the plate|each well|all wells|it|them|there|each of them|the same wells|the same column|these rows|the same wells of plate 2|the rest|the other columns|all wells except A1'.split(
    '|',
  ),
  ja: 'A1|B1とC1|B2〜B4|3列目|1〜8列|C行|プレート2|プレート|各ウェル|全ウェル|それ|これ|そこ|それら|同じウェル|同じ列|その行|プレート2の同じウェル|残り|残りの列|A1以外の全ウェル|2連で同じウェル'.split(
    '|',
  ),
};
const BEFORE: Readonly<Record<Locale, readonly string[]>> = {
  en: ['', '', 'to ', 'into ', 'from ', 'in ', 'of ', 'down ', 'evenly into ', '-> '],
  ja: [''],
};
const BEHIND: Readonly<Record<Locale, readonly string[]>> = {
  en: [''],
  ja: ['', 'に', 'へ', 'から', 'まで', 'を', 'の', 'は', 'が', 'で', '→', '（水入り）に'],
};
const OTHERS: Readonly<Record<Locale, readonly string[]>> = {
  en: '50 µL|50 µL each|20 µL of PBS|PBS|the medium|all of it|the same volume|up to 50 µL|leaving 20 µL|3 times|twice|for 5 min|at 37 °C|at 500 rpm|1:2|serial dilution|moving 50 µL each time|with new tips|with the same tips|each|respectively|in triplicate|in buffer|with PBS|together|up and down'.split(
    '|',
  ),
  ja: '50 µL|50 µLずつ|PBSを20 µL|PBSを|培地を|全量|同じ量|50 µLまで|20 µL残して|3回|5分間|37 °Cで|500 rpmで|2倍|段階希釈|50 µLずつ移しながら|新しいチップで|同じチップで|それぞれ|バッファーで|ピペッティングで'.split(
    '|',
  ),
};
const ENDS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['. ', '. ', ', ', ', then ', ' and ', '; ', ': ', '\n'],
  ja: ['。', '。', '、', 'し、', 'て、', '\n'],
};

/** Each verb with each place, which is the least that a reader has to be sure of. */
export const placed = (locale: Locale): string[] =>
  VERBS[locale].flatMap((verb) =>
    PLACES[locale].map((place) => (locale === 'en' ? `${verb} ${place}.` : `${place}に${verb}。`)),
  );

/** Texts of verbs and what may stand beside them, in any order: most say nothing, but many are read to their end. */
export function composed(locale: Locale): fc.Arbitrary<string> {
  const of = (words: Readonly<Record<Locale, readonly string[]>>) => fc.constantFrom(...words[locale]);
  const place = fc.tuple(of(BEFORE), of(PLACES), of(BEHIND)).map((parts) => parts.join(''));
  const parts = fc.array(fc.oneof(place, of(OTHERS)), { maxLength: 4 });
  const clause = fc.tuple(of(VERBS), parts, of(ENDS)).map(([verb, said, end]) => {
    const words = locale === 'en' ? [verb, ...said].join(' ') : [...said, verb].join('');
    return words + end;
  });
  return fc.array(clause, { minLength: 1, maxLength: 4 }).map((clauses) => clauses.join(''));
}
