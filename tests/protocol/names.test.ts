/** Names of liquids: which are one, which a sentence can hold without quotation marks, and which can be nothing else. */
import {
  isEnglishWord,
  isPlainEnglish,
  isPlainJapanese,
  isSurelyLiquid,
  liquidName,
  nameIn,
} from '@/lib/protocol/names';

it.each<[written: string, name: string]>([
  [' PBS ', 'PBS'],
  ['“PBS”', 'PBS'],
  ['wash \t buffer', 'wash buffer'],
  ['Tris\u00a0 HCl', 'Tris HCl'],
  ['Tris"HCl', 'Tris HCl'],
  ['洗浄液', 'wash buffer'],
  ['Wash Buffer', 'wash buffer'],
  ['試薬Ｂ', 'reagent B'],
  ['｢A液｣', 'A液'],
  ['＂a＂', 'a'],
  ['Reagent b', 'reagent B'],
  // The stop behind a name that is cut short is none of its own; any other one is.
  ['neg. ctrl.', 'neg. ctrl'],
  ['cell sup.', 'cell sup'],
  ['Extract no. 5.', 'Extract no. 5.'],
])('%j is held as %j', (written, name) => expect(liquidName(written)).toBe(name));

it.each<[name: string, japanese: string]>([
  ['reagent B', '試薬B'],
  ['reagent 12', '試薬12'],
  ['wash buffer', '洗浄液'],
  ['PBS', 'PBS'],
])('%s is %s in Japanese', (name, japanese) => expect(nameIn('ja', name)).toBe(japanese));

describe('a word of a name could be one of the sentence', () => {
  it.each([
    'mix',
    'mix/water',
    "isn't",
    'don’t',
    'and-salt',
    'salt-and',
    'salt-and-sugar',
    'and/or',
    'gently',
    'clockwise',
    'plate2',
    'column-2',
    'wells.3',
    'row-a',
    'row-two',
    'a-h',
    's1-s8',
    's1-s12',
    's10-s12',
    'ab1-ab3',
    'a1',
    'h12',
    '50µl',
    '1ml一',
    'pipetting+b',
    'pipetting.b',
    'b/well',
    'b/wellness',
  ])('%s', (word) => expect(isEnglishWord(word)).toBe(true));

  it.each([
    'buffer',
    "n'tris",
    'saltand',
    'salt-sand',
    '2poly',
    'template2',
    'platelet',
    'row-buffer',
    'pipettings',
    'tris-h',
    'a-hcl',
    's1-t8',
    'igg1',
    'b12x',
  ])('%s could not', (word) => expect(isEnglishWord(word)).toBe(false));
});

describe('an English sentence holds as it is', () => {
  it.each(['PBS', 'reagent B', 'master mix', 'Ringer', 'seed', 'probe 2', 'probe 12', 'Tris-HCl'])(
    '%s',
    (name) => expect(isPlainEnglish(name)).toBe(true),
  );

  it.each([
    // What is done, or how.
    'filtered',
    'staining',
    'triplicate',
    'water mix',
    // A figure, or what is left of one.
    '5',
    '10%',
    'PBS 10%',
    'PBS %5',
    'PBS 5%',
    'PBS +',
    // In small letters it has a mark of its own.
    'İnsulin',
    '',
  ])('not %j', (name) => expect(isPlainEnglish(name)).toBe(false));
});

it.each<[name: string, isOne: boolean]>([
  ['冷却液', true],
  ['PBS液', true],
  ['ıg液', false],
  ['分注', false],
  ['2列液', false],
])('whether a Japanese sentence holds %s as it is: %s', (name, isOne) =>
  expect(isPlainJapanese(name)).toBe(isOne),
);

it.each<[name: string, isOne: boolean]>([
  ['water', true],
  ['serum 2', true],
  ['Serum', true],
  ['PBS', true],
  ['pH buffer', true],
  ['IgG1', true],
  ['b2 mix', true],
  ['5 mM salt', true],
  ['%', true],
  ['measure', false],
  ['Measure', false],
  ['half% mix', false],
  ['measure PBS', false],
])('whether %s can only be a liquid: %s', (name, isOne) => expect(isSurelyLiquid(name)).toBe(isOne));
