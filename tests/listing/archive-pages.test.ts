import fc from 'fast-check';
import { archivedOn, archiveParams, pageNumber } from '@/lib/listing/archive-pages';
import { entryPath, monthPath, tagPath } from '@/lib/listing/paths';
import { ARCHIVE_PAGE_SIZE, LISTED_MAX, listedOf } from '@/lib/listing/sizes';

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([0, 6, LISTED_MAX, LISTED_MAX + 1, 5000])(
  'of %i entries a list page holds the newest hundred',
  (total) => {
    expect(listedOf(items(total))).toEqual(items(Math.min(total, 100)));
  },
);

it.each([
  ['an article', entryPath('news', '2025-02-tore-pilot'), '/news/2025-02-tore-pilot'],
  ['a month', monthPath('news', '2025-02'), '/news/archive/2025-02'],
  ['its second page', monthPath('blog', '2025-02', 2), '/blog/archive/2025-02/2'],
  ['a tag', tagPath('blog', 'robot-arms'), '/blog/tags/robot-arms'],
  ['its first page, which has no number', tagPath('news', 'pilot', 1), '/news/tags/pilot'],
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
