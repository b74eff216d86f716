import { findIn } from '@/lib/listing/find';

const item = (id: string, category: string, tag: string[], ...texts: string[]) => ({
  id,
  texts,
  facets: { category: [category], ...(tag.length > 0 ? { tag } : {}) },
});
const ITEMS = [
  item('a', 'service', ['arms', 'code'], 'LabCraftを公開', '言葉で動かす', 'ノーコード'),
  item('b', 'case', ['print'], 'フラクションコレクター', '約10分の1の費用', '3Dプリント'),
  item('c', 'service', [], 'TORE', 'カメラで認識する', '実証実験'),
];

it.each([
  ['an empty search matches everything', '', {}, 'abc'],
  ['white space alone matches everything', ' 　 ', {}, 'abc'],
  ['a title', 'TORE', {}, 'c'],
  ['an excerpt', '費用', {}, 'b'],
  ['any tag', '実証', {}, 'c'],
  ['whatever the case', 'labcraft', {}, 'a'],
  ['whatever the width', 'ｶﾒﾗ', {}, 'c'],
  ['full-width Latin letters', '３Ｄ', {}, 'b'],
  ['two texts that only meet at their ends are no match', 'ドTORE', {}, ''],
  ['markup is a text like any other', '<img>', {}, ''],
  ['a filter', '', { category: 'service' }, 'ac'],
  ['a filter that is off', '', { category: undefined }, 'abc'],
  ['one of several values', '', { tag: 'code' }, 'ac'],
  ['a filter of which an item says nothing lets it through', '', { tag: 'print' }, 'bc'],
  ['a value that nothing has', '', { category: 'event' }, ''],
  ['filter and query, both of which must hold', '認識', { category: 'service' }, 'c'],
  ['a query that the filter excludes', '費用', { category: 'service' }, ''],
])('%s', (_sentence, q, filters, expected) => {
  expect(
    findIn(ITEMS, { q, filters: filters as Record<string, string> })
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected);
});
