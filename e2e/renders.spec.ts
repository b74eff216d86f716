import { expect, test } from '@playwright/test';
import { OUT_PAGES } from './out-pages';
import { rendersOf } from './renders';

const pages = OUT_PAGES.map(({ path, html }) => ({ path, ...rendersOf(html) })).filter(
  ({ pictures }) => pictures.length > 0,
);

test('a page that shows a machine says in words that its pictures are renderings', () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter(({ said }) => !said).map(({ path }) => path)).toEqual([]);
});
