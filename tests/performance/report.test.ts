/** @jest-environment node */
import { judge, unmetGoals } from '@/tools/performance/goals';
import type { Visit } from '@/tools/performance/measure';
import { joinVisits, median } from '@/tools/performance/median';
import { performanceReport } from '@/tools/performance/report';

const PERFECT: Visit = {
  ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100, failed: [], images: [] },
  ...{ bytes: 100 * 1024, requests: 8, largestPaint: 1234, blockingTime: 0, layoutShift: 0 },
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

test.each<[string, Record<string, Partial<Visit>>, string[]]>([
  ['perfect pages miss none', { '/': {}, '/en': {} }, []],
  ['a page at 98 is good enough', { '/': {}, '/en': { performance: 98 }, '/a': {} }, []],
  [
    'a slow page',
    { '/': {}, '/b': { performance: 97 }, '/a': {} },
    ['/b: performance 97, at least 98 expected'],
  ],
  [
    'an inaccessible page',
    { '/b': { accessibility: 96, failed: ['x'] } },
    ['/b: accessibility 96, 100 expected (x)'],
  ],
  ['most must be perfect', { '/': { performance: 99 } }, ['all pages: median performance 99, 100 expected']],
  ['images that are not right', { '/b': { images: ['x'] } }, ['/b: audits of images failed (x)']],
  ['one page that blocks is bearable', { '/': {}, '/en': { blockingTime: 30 }, '/a': {} }, []],
  [
    'most pages must not block',
    { '/': { blockingTime: 30 } },
    ['all pages: median blocking time 30 ms, 0 expected'],
  ],
  [
    'a heavy home',
    { '/': { bytes: 256001 } },
    ['/: 256001 bytes on the first visit, at most 256000 expected'],
  ],
])('the goals: %s', (_what, pages, expected) => {
  const visits = new Map(Object.entries(pages).map(([path, changes]) => [path, page(changes)]));
  expect(unmetGoals(visits)).toEqual(expected);
  const printed: string[] = [];
  expect(judge(visits, (problem) => printed.push(problem))).toBe(expected.length > 0 ? 1 : 0);
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
