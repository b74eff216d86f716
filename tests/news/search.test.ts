import { countByCategory, searchNews } from '@/lib/news/search';

const ITEMS = [
  { id: 'a', category: 'service', texts: ['LabCraftを公開', '言葉で動かす', 'ノーコード'] },
  { id: 'b', category: 'case', texts: ['フラクションコレクター', '約10分の1の費用', '3Dプリント'] },
  { id: 'c', category: 'service', texts: ['TORE', 'カメラで認識する', '実証実験'] },
];
const ids = (query: string, category?: string) =>
  searchNews(ITEMS, { query, category })
    .map(({ id }) => id)
    .join('');

describe('searching the news', () => {
  it.each([
    ['an empty search matches everything', '', undefined, 'abc'],
    ['a title', 'TORE', undefined, 'c'],
    ['an excerpt', '費用', undefined, 'b'],
    ['any tag', '実証', undefined, 'c'],
    ['whatever the case', 'labcraft', undefined, 'a'],
    ['whatever the width', 'ｶﾒﾗ', undefined, 'c'],
    ['full-width Latin letters', '３Ｄ', undefined, 'b'],
    ['white space alone matches everything', ' 　 ', undefined, 'abc'],
    ['a category', '', 'service', 'ac'],
    ['a category and a query, both of which must hold', '認識', 'service', 'c'],
    ['a query that the category excludes', '費用', 'service', ''],
    ['nothing', '培養', undefined, ''],
    ['two texts that only meet at their ends are no match', 'ドTORE', undefined, ''],
  ])('%s', (_sentence, query, category, expected) => {
    expect(ids(query, category)).toBe(expected);
  });
});

it('counts each category, in the given order, also where there is nothing', () => {
  expect(countByCategory(ITEMS, ['event', 'service', 'case'])).toEqual([
    { category: 'event', count: 0 },
    { category: 'service', count: 2 },
    { category: 'case', count: 1 },
  ]);
});
