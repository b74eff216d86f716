/** What a title may be broken into, and what not. Which units share a line is measured by Typst (documents/card.typ). */
import { isJapanese, linesOf } from '../../../lib/text/lines.ts';
import { phrasesOf } from '../../../lib/text/phrases.ts';

/** Kana and kanji meet in a compound, which may break there if it is long: オーダーメイド|実験自動化. */
const SEAM = /(?<=\p{Script=Katakana}ー?)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\p{Script=Katakana})/u;
/** In characters. */
const LONG = 9;

const compounds = (phrase: string) => (phrase.length > LONG ? phrase.split(SEAM) : [phrase]);

/** The company's trade stays in one piece, although BudouX takes 実験 and 自動化 apart. */
const TRADE = /実験\n(?=自動化)/g;

const japaneseUnits = (text: string): string[] =>
  phrasesOf(text).join('\n').replace(TRADE, '\n実験').split('\n').filter(Boolean).flatMap(compounds);

const unitsOf = (text: string): readonly string[] =>
  isJapanese(text) ? japaneseUnits(text) : (text.match(/\S+\s*/g) ?? []);

/** The parts of a text, as broken by hand, each as its units: phrases of Japanese, words of English (each with its space). */
export const partsOf = (text: string): (readonly string[])[] => linesOf(text).map(unitsOf);
