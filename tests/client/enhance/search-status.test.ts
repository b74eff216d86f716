/** @jest-environment jsdom */
import { statusOf, type View } from '@/client/enhance/search/draw';
import type { Results } from '@/lib/search/search';
import { catalogueOf } from '@/tests/helpers/search-index';

type Case = [what: string, results: Partial<Results> & { found: number }, said: string];

it.each<Case>([
  ['how many there are', { found: 3 }, '3 found'],
  ['that there are none', { found: 0 }, 'none for gripr'],
  ['what was searched instead', { found: 2, corrected: 'gripper' }, 'not gripr but gripper 2 found'],
  ['that no page has all the words', { found: 1, partial: true }, 'some words 1 found'],
  ['both', { found: 1, corrected: 'grip', partial: true }, 'not gripr but grip some words 1 found'],
])('%s is announced', (_what, { found, corrected, partial = false }, said) => {
  const hits = Array<Results['hits'][number]>(found);
  const view = { query: 'gripr', results: { hits, corrected, partial } } as View;
  expect(statusOf(view, catalogueOf([]))).toBe(said);
});
