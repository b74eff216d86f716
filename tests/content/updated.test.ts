/** When an entry may say that it was changed. */
import { collections } from '@/lib/content/collections';
import { readContent } from '@/lib/content/load';
import { formatProblem } from '@/lib/content/problems';
import { OPEN_DAY, openDay } from '../block-pages/open-day';
import { article, definitions, type Files, removeContent, writeContent } from './fixture';

afterAll(removeContent);

const TODAY = '2026-11-20';

/** Problems of a content folder on that day, without folder and place. */
const problemsWith = (files: Files, language: 'ja' | 'en' = 'en'): string[] =>
  readContent(
    writeContent(files),
    {
      ...definitions,
      collections: {
        ...definitions.collections,
        blog: collections.blog,
        'block-pages': collections['block-pages'],
      },
    },
    TODAY,
  ).problems.map((problem) => formatProblem(problem, language));

type Days = { date?: string; updated: string };
const inBoth = (folder: string, text: string): Files => ({
  [`${folder}/index.ja.md`]: text,
  [`${folder}/index.en.md`]: text,
});
const KINDS = {
  news: ({ date = '2025-04-01', updated }: Days) => inBoth('news/changed', article({ date, updated })),
  blog: ({ date = '2025-04-01', updated }: Days) =>
    inBoth('blog/changed', article({ date, updated, category: null, excerpt: null, summary: 'Short.' })),
  'block-pages': (days: Days) => openDay({ ja: days, en: days }),
} as const;
const FOLDERS = { news: 'news/changed', blog: 'blog/changed', 'block-pages': `block-pages/${OPEN_DAY}` };

describe.each(['news', 'blog', 'block-pages'] as const)('an entry of %s', (kind) => {
  it.each<[string, Days]>([
    ['after its day', { date: '2025-04-01', updated: '2025-08-01' }],
    ['on its day', { date: '2025-04-01', updated: '2025-04-01' }],
    ['today', { date: '2025-04-01', updated: TODAY }],
    ['on the day to come on which it appears', { date: '2026-12-01', updated: '2026-12-01' }],
  ])('may have been changed %s', (_when, days) => expect(problemsWith(KINDS[kind](days))).toEqual([]));

  it.each<[string, Days, string]>([
    ['before its day', { date: '2025-04-01', updated: '2025-03-31' }, 'comes before the day of publication'],
    ['tomorrow', { date: '2025-04-01', updated: '2026-11-21' }, 'still to come: write the day'],
    ['before its day to come', { date: '2026-12-01', updated: '2026-11-20' }, 'comes before the day'],
    ['after its day to come', { date: '2026-12-01', updated: '2026-12-02' }, 'still to come: write the day'],
  ])('cannot have been changed %s', (_when, days, wrong) => {
    const line = (file: string) =>
      `^content/${FOLDERS[kind]}/${file}:\\d+:\\d+ updated: .*${wrong}.* \\(got "${days.updated}"\\)$`;
    const ending = kind === 'block-pages' ? 'json' : 'md';
    expect(problemsWith(KINDS[kind](days))).toEqual(
      ['ja', 'en'].map((locale) => expect.stringMatching(new RegExp(line(`index\\.${locale}\\.${ending}`)))),
    );
  });
});

it.each<[string, string, number]>([
  ['today', TODAY, 0],
  ['tomorrow', '2026-11-21', 2],
])('a page of blocks without a day may not have been changed after today: %s', (_when, updated, count) => {
  expect(problemsWith(KINDS['block-pages']({ updated }))).toHaveLength(count);
});

it.each([
  ['2025-03-31', 'どちらかを直すか、updated の行を消してください（今の値："2025-03-31"）'],
  [
    '2026-11-21',
    'まだ来ていない日付です。内容を改めた日に直すか、updated の行を消してください（今の値："2026-11-21"）',
  ],
])('the remedy is told in Japanese as well (%s)', (updated, remedy) => {
  expect(problemsWith(KINDS.news({ updated }), 'ja')).toEqual([
    expect.stringContaining(remedy),
    expect.stringContaining(remedy),
  ]);
});
