/** What is said of the page above a page of blocks, in both languages, and where. */
import { blockPageProblems } from '@/lib/content/block-page';
import type { LoadedFile } from '@/lib/content/loaded-file';

const problemsOf = (data: object) =>
  blockPageProblems(
    [
      {
        file: 'index.ja.json',
        data,
        source: { locate: ([field]: readonly string[]) => ({ line: field?.length ?? 0, column: 1 }) },
      } as unknown as LoadedFile,
    ],
    ['/resources', '/services'],
  );

it.each([
  [
    '/service',
    'このパスのページはありません。「/services」ではありませんか',
    'No page has this path: did you mean "/services"?',
  ],
  [
    '/nothing-like-it',
    'このパスのページはありません。サイトにあるページのパスに直すか、行を消してください',
    'No page has this path: name a page of the site, or delete the line',
  ],
])('no page %s', (parent, ja, en) =>
  expect(problemsOf({ parent })).toEqual([
    {
      file: 'index.ja.json',
      field: 'parent',
      at: { line: 6, column: 1 },
      message: { ja, en },
      value: parent,
    },
  ]),
);

it('the end is marked where it stands', () =>
  expect(problemsOf({ date: '2026-05-02', until: '2026-05-01' })).toMatchObject([
    { field: 'until', at: { line: 5, column: 1 }, value: '2026-05-01' },
  ]));

it.each([{}, { parent: '/services' }, { until: '2026-05-01' }, { date: '2026-05-01', until: '2026-05-01' }])(
  'nothing is wrong with %j',
  (data) => expect(problemsOf(data)).toEqual([]),
);
