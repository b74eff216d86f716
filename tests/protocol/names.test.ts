/** Names of liquids: which are one, which a sentence can hold without quotation marks, and which can be nothing else. */
import {
  isEnglishWord,
  isPlainEnglish,
  isPlainJapanese,
  isSurelyLiquid,
  liquidName,
  nameIn,
} from '@/lib/protocol/names';
import { cases } from '../helpers/cases';

const LIST = 'tests/protocol/names.txt';

it.each(cases(LIST, 'is held as'))('%j is held as %j', (written, name) =>
  expect(liquidName(written)).toBe(name),
);

it.each(cases(LIST, 'is in Japanese'))('%s is %s in Japanese', (name, japanese) =>
  expect(nameIn('ja', name)).toBe(japanese),
);

describe.each([
  ['could be a word of the sentence', isEnglishWord],
  ['an English sentence holds as it is', isPlainEnglish],
  ['a Japanese sentence holds as it is', isPlainJapanese],
  ['can only be a liquid', isSurelyLiquid],
])('%s', (group, asked) => {
  it.each(cases(LIST, group))('%s', (name, ...no) => expect(asked(name)).toBe(no.length === 0));
});

it('no name is none that a sentence holds', () => expect(isPlainEnglish('')).toBe(false));
