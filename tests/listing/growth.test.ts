import fc from 'fast-check';
import { archivedOn, archiveParams, pageNumber } from '@/lib/listing/archive-pages';
import * as growth from '@/lib/listing/growth';
import { pageOf, pageSpan } from '@/lib/listing/paginate';
import { entryPath, indexPath, monthPath, tagPath } from '@/lib/listing/paths';

const { ARCHIVE_PAGE_SIZE, EMBEDDED_MAX, FIRST_PAGES } = growth;
const items = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a list page holds', () => {
  it.each([
    ['nothing of nothing', 0, 0],
    ['all of a few', 6, 6],
    ['all up to the limit', EMBEDDED_MAX, EMBEDDED_MAX],
    ['the first pages of one more', EMBEDDED_MAX + 1, FIRST_PAGES * 4],
    ['no more of thousands', 5000, FIRST_PAGES * 4],
  ])('%s', (_sentence, total, held) => {
    expect(growth.embedded(items(total), 4)).toEqual(items(total).slice(0, held));
    expect(growth.isCompact(total)).toBe(total > held);
  });
});

describe('of 20 held entries, four a page', () => {
  it.each([
    ['the list as it opens needs no more', '', {}, 1, true],
    ['the last page of them needs no more', '', {}, 5, true],
    ['the page after them does', '', {}, 6, false],
    ['a search does', 'robot', {}, 1, false],
    ['a filter does', '', { tag: 'planning' }, 1, false],
    ['a filter that is off does not', '', { tag: undefined }, 1, true],
  ])('%s', (_sentence, q, filters, page, expected) => {
    expect(growth.holdsView({ q, filters, page } as never, 20, 4)).toBe(expected);
  });
});

it('a page says the same of its places with the items and without', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.integer({ min: -5, max: 70 }),
      fc.integer({ min: 1, max: 9 }),
      (total, page, size) => {
        const { items: shown, ...places } = pageOf(items(total), page, size);
        expect(pageSpan(total, page, size)).toEqual(places);
        expect(shown).toHaveLength(total === 0 ? 0 : places.to - places.from + 1);
      },
    ),
  );
});

it.each([
  ['an article', entryPath('news', '2025-02-tore-pilot'), '/news/2025-02-tore-pilot'],
  ['a month', monthPath('news', '2025-02'), '/news/archive/2025-02'],
  ['its second page', monthPath('blog', '2025-02', 2), '/blog/archive/2025-02/2'],
  ['a tag', tagPath('blog', 'robot-arms'), '/blog/tags/robot-arms'],
  ['its first page, which has no number', tagPath('news', 'pilot', 1), '/news/tags/pilot'],
  ['an index', indexPath('blog'), '/blog/index.json'],
])('the address of %s', (_what, actual, expected) => expect(actual).toBe(expected));

describe('an archive', () => {
  it.each([
    ['that fits on a page has one, without number', ARCHIVE_PAGE_SIZE, [[]]],
    ['with one entry more has a second', ARCHIVE_PAGE_SIZE + 1, [[], ['2']]],
    ['of thousands has as many as it needs', ARCHIVE_PAGE_SIZE * 3, [[], ['2'], ['3']]],
  ])('%s', (_sentence, total, pages) => {
    expect(archiveParams([['2025-04', total]])).toEqual(pages.map((page) => ({ value: '2025-04', page })));
  });

  const tags = [{ id: 'planning', name: 'Planning' }];
  const entries = [
    { date: '2025-04-02', tags },
    { date: '2025-04-01', tags: [] },
    { date: '2024-04-01', tags },
  ];

  it('of a month has its entries, one of a tag the entries with the tag', () => {
    const on = (by: 'month' | 'tag', value: string) =>
      archivedOn(entries, { section: 'blog', by, value, page: 1 }).items;
    expect(on('month', '2025-04')).toEqual(entries.slice(0, 2));
    expect(on('tag', 'planning')).toEqual([entries[0], entries[2]]);
  });

  it('shows every entry on exactly one of its pages, never too many on one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (total) => {
        const all = items(total).map(() => ({ date: '2025-04-01', tags: [] }));
        const pages = archiveParams([['2025-04', total]]).map(
          ({ value, page }) =>
            archivedOn(all, { section: 'news', by: 'month', value, page: pageNumber(page) }).items,
        );
        expect(pages.flat()).toHaveLength(total);
        expect(new Set(pages.flat())).toEqual(new Set(all));
        expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(ARCHIVE_PAGE_SIZE);
      }),
    );
  });
});
