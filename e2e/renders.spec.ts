import { expect, test } from '@playwright/test';
import { attribute, elementsOf, textOf } from './html';
import { OUT_PAGES } from './out-pages';

/** Pictures of content that are drawings, and look like it. */
const DRAWN = /\/(?:pipeline|notes|usable-reach)-/;
const SAID = /イメージ|\brender(?:ing|ings|ed)\b|\billustration/i;

/** The main part of a page with its pictures that could be taken for photographs. */
function mainOf(page: string): { text: string; pictures: string[] } {
  const [, html = ''] = /<main\b(.*)<\/main>/s.exec(page) ?? [];
  const sources = elementsOf(html)
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => attribute(image, 'src') ?? '');
  const pictures = sources.filter((src) => src.startsWith('/assets/img/') && !DRAWN.test(src));
  return { text: textOf(html), pictures };
}

const pages = OUT_PAGES.map(({ path, html }) => ({ path, ...mainOf(html) })).filter(
  ({ pictures }) => pictures.length > 0,
);

test('a page that shows a machine says in words that its pictures are renderings', () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter(({ text }) => !SAID.test(text)).map(({ path }) => path)).toEqual([]);
});
