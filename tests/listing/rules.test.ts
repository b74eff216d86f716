import fc from 'fast-check';
import { fill } from '../../lib/listing/fill.ts';
import { cleanQuery, MAX_QUERY, matches, normalise } from '../../lib/listing/normalise.ts';
import { clampPage, pageCount, pageOf, pageWindow } from '../../lib/listing/paginate.ts';
import { readState, writeState } from '../../lib/listing/query-state.ts';
import { anyText } from '../helpers/any-text';

describe('a search', () => {
  it.each([
    ['', 'anything', true],
    ['   ', 'anything', true],
    ['labcraft', 'LabCraftの紹介', true],
    ['ﾛﾎﾞｯﾄ', 'ロボットアーム', true],
    ['ＬＩＭＳ', 'lims', true],
    ['96 ウェル', '96　ウェル', true],
    ['2～6か月', '2〜6か月', true],
    ['分注', '培養', false],
    ['.*', 'abc', false],
    ['\uD800', 'abc', false],
  ])('for "%s" in "%s": %s', (query, text, found) => {
    expect(matches(query, [text])).toBe(found);
  });

  it('looks into every text', () => {
    expect(matches('c', ['a', 'b', 'C'])).toBe(true);
  });

  it('normalising twice changes nothing more', () => {
    fc.assert(fc.property(anyText(), (text) => normalise(normalise(text)) === normalise(text)));
  });

  it.each([
    ['white space around it goes', '  分注 ', '分注'],
    ['runs of it become one space', 'a \u3000\n b', 'a b'],
    ['what is typed stays as it is otherwise', 'ＬａｂＣｒａｆｔ', 'ＬａｂＣｒａｆｔ'],
  ])('of a query, %s', (_rule, typed, clean) => expect(cleanQuery(typed)).toBe(clean));

  it('takes runs of white space as one, on both sides', () => {
    expect(matches('a \n b', ['x a\t\tb y'])).toBe(true);
  });

  it('without a query finds what has no texts at all', () => expect(matches(' ', [])).toBe(true));

  it('a query is cut and made well formed', () => {
    const query = cleanQuery(`\uD800${'𠮷'.repeat(10_000)}`);
    expect([...query]).toHaveLength(MAX_QUERY);
    expect(query.isWellFormed()).toBe(true);
  });
});

describe('paging', () => {
  it.each([
    [0, 1],
    [1, 1],
    [4, 1],
    [5, 2],
    [8, 2],
    [9, 3],
  ])('%i items fill %i pages of four', (total, pages) => {
    expect(pageCount(total, 4)).toBe(pages);
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('page %i of %i shows the numbers %j', (current, count, numbers) => {
    expect(pageWindow(current, count)).toEqual(numbers);
  });

  it.each([
    [-1, 1],
    [0, 1],
    [2.9, 2],
    [99, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('page %d of two becomes %i', (asked, page) => {
    expect(clampPage(asked, 6, 4)).toBe(page);
  });

  it('tells which items it shows', () => {
    const items = [1, 2, 3, 4, 5, 6];
    expect(pageOf(items, 1, 4)).toEqual({ current: 1, count: 2, items: [1, 2, 3, 4], from: 1, to: 4 });
    expect(pageOf(items, 2, 4)).toEqual({ current: 2, count: 2, items: [5, 6], from: 5, to: 6 });
    expect(pageOf([], 1, 4)).toEqual({ current: 1, count: 1, items: [], from: 0, to: 0 });
  });

  const list = fc.array(fc.integer(), { maxLength: 60 });
  const size = fc.integer({ min: 1, max: 9 });

  it('puts every item on exactly one page, in order', () => {
    fc.assert(
      fc.property(list, size, (items, pageSize) => {
        const pages = Array.from({ length: pageCount(items.length, pageSize) }, (_, index) =>
          pageOf(items, index + 1, pageSize),
        );
        expect(pages.flatMap((page) => page.items)).toEqual(items);
      }),
    );
  });
});

describe('the state in the address', () => {
  const known = { category: ['event', 'service'], field: ['生物学'] } as const;

  it.each([
    ['', { q: '', filters: {}, page: 1 }],
    ['?q=%E5%88%86%E6%B3%A8', { q: '分注', filters: {}, page: 1 }],
    ['?category=event&page=2', { q: '', filters: { category: 'event' }, page: 2 }],
    ['?field=%E7%94%9F%E7%89%A9%E5%AD%A6', { q: '', filters: { field: '生物学' }, page: 1 }],
    ['?category=press', { q: '', filters: {}, page: 1 }],
    ['?page=-1', { q: '', filters: {}, page: 1 }],
    ['?page=1e9', { q: '', filters: {}, page: 1 }],
    ['?page=99999999999', { q: '', filters: {}, page: 1 }],
    ['?q=%E0%A4%A', { q: '\uFFFD%A', filters: {}, page: 1 }],
    ['?__proto__=x&constructor=y', { q: '', filters: {}, page: 1 }],
    ['?q=<img src=x onerror=alert(1)>', { q: '<img src=x onerror=alert(1)>', filters: {}, page: 1 }],
    [`?q=${'a'.repeat(300)}`, { q: 'a'.repeat(MAX_QUERY), filters: {}, page: 1 }],
  ])('%.40s is read as %j', (search, state) => {
    expect(readState(search, known)).toEqual(state);
  });

  it.each([
    ['nothing of a list as it opens', { q: '', filters: {}, page: 1 }, ''],
    ['no filter that is off', { q: '', filters: { category: undefined }, page: 1 }, ''],
    ['the first page without a number', { q: 'a', filters: {}, page: 1 }, '?q=a'],
    [
      'filters by name, whatever their order',
      { q: 'a b', filters: { field: 'x', category: 'y' }, page: 2 },
      '?q=a+b&category=y&field=x&page=2',
    ],
  ])('holds %s', (_what, state, text) => expect(writeState(state)).toBe(text));

  it('of an endless address reads the beginning', () => {
    expect(readState(`?x=${'a'.repeat(10_000)}&page=2`, known).page).toBe(1);
  });

  it('writing a state and reading it again gives the same state', () => {
    const state = fc.record({
      q: anyText().map(cleanQuery),
      filters: fc.record({ category: fc.constantFrom('event', 'service') }, { requiredKeys: [] }),
      page: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(state, (written) => expect(readState(writeState(written), known)).toEqual(written)),
    );
  });

  it('is never bothered by what it reads', () => {
    fc.assert(
      fc.property(anyText(), (search) => {
        const { q, page } = readState(search, known);
        return q.isWellFormed() && Number.isInteger(page) && page >= 1;
      }),
    );
  });
});

describe('a label', () => {
  it.each([
    ['全{total}、{from}から{to}', '全6、1から4'],
    ['{from} to {to} of {total}', '1 to 4 of 6'],
    ['{unknown}', '{unknown}'],
    ['{constructor} {__proto__}', '{constructor} {__proto__}'],
  ])('"%s" is filled as "%s"', (template, text) => {
    expect(fill(template, { total: 6, from: 1, to: 4 })).toBe(text);
  });
});
