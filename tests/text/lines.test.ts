import { isJapanese, linesOf, plainText } from '@/lib/text/lines';
import { holdUnits } from '@/lib/text/units';

describe('lines broken by hand', () => {
  it.each([
    ['Japanese joins without a space', '手順が、|機械になるまで。', '手順が、機械になるまで。'],
    ['English joins with one', 'From recipe|to machine', 'From recipe to machine'],
    ['a space beside the mark does not count twice', 'From recipe | to machine', 'From recipe to machine'],
    ['a text without a mark stays', '受賞・採択', '受賞・採択'],
  ])('%s', (_rule, text, expected) => expect(plainText(text)).toBe(expected));

  it('are two for one mark', () => expect(linesOf('一行目|二行目')).toEqual(['一行目', '二行目']));
});

it.each([
  ['ひらがな', true],
  ['カタカナ', true],
  ['漢字', true],
  ['LabCraft', false],
  ['±0.1 mm, “quoted”', false],
])('%s is Japanese: %s', (text, expected) => expect(isJapanese(text)).toBe(expected));

describe('a number and its unit', () => {
  it.each([
    ['hold together', 'リーチ 625 mm', 'リーチ 625\u00a0mm'],
    ['hold together with a sign', '±0.1 mm', '±0.1\u00a0mm'],
    ['hold together in the middle of a sentence', 'from 30 min to 2 min.', 'from 30\u00a0min to 2\u00a0min.'],
    ['leave words that only begin like a unit', '24 minutes, 3 months', '24 minutes, 3 months'],
    ['leave numbers before Japanese', '列 1 から', '列 1 から'],
    ['also where Japanese follows the unit', '試薬を50 µLずつ', '試薬を50\u00a0µLずつ'],
  ])('%s', (_rule, text, expected) => expect(holdUnits(text)).toBe(expected));
});
