/** @jest-environment node */
import { judge, unmetGoals } from '@/scripts/performance/goals';
import type { Visit } from '@/scripts/performance/measure';
import { joinVisits, median } from '@/scripts/performance/median';
import { performanceReport } from '@/scripts/performance/report';

const PERFECT: Visit = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  bytes: 100 * 1024,
  requests: 8,
  largestPaint: 1234,
  blockingTime: 0,
  layoutShift: 0,
  failed: [],
  images: [],
};

const page = (changes: Partial<Visit> = {}): Visit => ({ ...PERFECT, ...changes });

describe('joining repeated visits', () => {
  test.each([
    ['one number is its own median', [97], 97],
    ['the middle of three', [100, 90, 98], 98],
    ['the lower of the two in the middle', [100, 90, 98, 99], 98],
  ])('%s', (_, numbers, expected) => expect(median(numbers)).toBe(expected));

  test('no visit has no median', () => expect(() => median([])).toThrow(RangeError));

  test('speed is the median, a fault that showed once stays', () => {
    const visits = [
      page({ performance: 90, accessibility: 97, failed: ['image-alt'] }),
      page({ performance: 99 }),
      page(),
    ];
    expect(joinVisits(visits)).toEqual(page({ performance: 99, accessibility: 97, failed: ['image-alt'] }));
  });
});

describe('the goals', () => {
  test.each<[string, Record<string, Visit>, string[]]>([
    ['perfect pages miss none', { '/': page(), '/en': page() }, []],
    ['a page at 98 is good enough', { '/': page(), '/en': page({ performance: 98 }), '/a': page() }, []],
    [
      'a slow page is named',
      { '/': page(), '/en': page({ performance: 97 }), '/a': page() },
      ['/en: performance 97, at least 98 expected'],
    ],
    [
      'an inaccessible page is named with its audits',
      { '/en': page({ accessibility: 96, failed: ['label'] }) },
      ['/en: accessibility 96, 100 expected (label)'],
    ],
    [
      'most pages must be perfect',
      { '/': page({ performance: 99 }) },
      ['all pages: median performance 99, 100 expected'],
    ],
    [
      'a page whose images are not right is named with the audits',
      { '/en': page({ images: ['unsized-images'] }) },
      ['/en: audits of images failed (unsized-images)'],
    ],
    [
      'one page that blocks is bearable',
      { '/': page(), '/en': page({ blockingTime: 30 }), '/a': page() },
      [],
    ],
    [
      'most pages must not block',
      { '/': page({ blockingTime: 30 }) },
      ['all pages: median blocking time 30 ms, 0 expected'],
    ],
    [
      'the home has a weight limit',
      { '/': page({ bytes: 256001 }) },
      ['/: 256001 bytes on the first visit, at most 256000 expected'],
    ],
  ])('%s', (_, pages, expected) => expect(unmetGoals(new Map(Object.entries(pages)))).toEqual(expected));
});

test.each<[string, Visit, number, string[]]>([
  ['passes when all goals are met', page(), 0, []],
  [
    'fails when one is missed, and says which',
    page({ seo: 92, failed: ['meta-description'] }),
    1,
    ['/en: seo 92, 100 expected (meta-description)'],
  ],
])('a run %s', (_, visit, code, expected) => {
  const printed: string[] = [];
  expect(judge(new Map([['/en', visit]]), (problem) => printed.push(problem))).toBe(code);
  expect(printed).toEqual(expected);
});

test('the report has a row for each page', () => {
  const report = performanceReport(new Map([['/about', page()]]));
  expect(report).toContain('1 pages: performance has a median of 100 and is 100 at least.');
  expect(report).toContain(
    'blocked for 0 ms in the median and 0 ms at most; audits of images fail on 0 pages',
  );
  expect(report).toContain('| /about | 100 | 100 | 100 | 100 | 100.0 | 8 | 1.23 | 0 | 0.000 |');
});
