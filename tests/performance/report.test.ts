/** @jest-environment node */
import { performanceReport, unmetGoals, type Visit } from '@/tools/performance/report';

const PERFECT: Visit = {
  ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100, failed: [], images: [] },
  ...{ bytes: 100 * 1024, requests: 8, largestPaint: 1234, blockingTime: 0, layoutShift: 0 },
};

const page = (changes: Partial<Visit> = {}): Visit => ({ ...PERFECT, ...changes });

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
  [
    'of two pages the lower counts',
    { '/': { performance: 99 }, '/a': {} },
    ['all pages: median performance 99, 100 expected'],
  ],
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
});

test.each<[string, Partial<Visit>, string[]]>([
  ['may ask so', { seo: 69, failed: ['is-crawlable'] }, []],
  ['must ask so', {}, ['/archive: search engines may list it, which it should ask them not to']],
  [
    'has no other fault',
    { seo: 60, failed: ['is-crawlable', 'x'] },
    ['/archive: seo 60, 100 expected (is-crawlable, x)'],
  ],
  [
    'is accessible like any other',
    { seo: 69, accessibility: 96, failed: ['x', 'is-crawlable'] },
    [
      '/archive: accessibility 96, 100 expected (x, is-crawlable)',
      '/archive: seo 69, 100 expected (x, is-crawlable)',
    ],
  ],
])('a page that is not to be listed by search engines %s', (_what, changes, expected) => {
  const visits = new Map([['/archive', page(changes)]]);
  expect(unmetGoals(visits, new Set(['/archive']))).toEqual(expected);
});

test('a page that is to be listed must not ask not to be', () => {
  const visits = new Map([['/about', page({ seo: 69, failed: ['is-crawlable'] })]]);
  expect(unmetGoals(visits, new Set(['/archive']))).toEqual(['/about: seo 69, 100 expected (is-crawlable)']);
});

test('the report has a row for each page', () => {
  const report = performanceReport(new Map([['/about', page()]]));
  expect(report).toContain('1 pages: performance has a median of 100 and is 100 at least.');
  expect(report).toContain(
    'blocked for 0 ms in the median and 0 ms at most; audits of images fail on 0 pages',
  );
  expect(report).toContain('| /about | 100 | 100 | 100 | 100 | 100.0 | 8 | 1.23 | 0 | 0.000 |');
});
