import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { attribute, elementsOf } from './html';

/** Pictures of content that are drawings, and look like it. */
const DRAWN = /\/(?:pipeline|notes|usable-reach)-/;
const SAID = /イメージ|\brender(?:ing|ings|ed)\b|\billustration/i;

/** What a visitor reads, without what is there for screen readers or scripts. */
const withoutTags = (html: string) =>
  html.replaceAll(/<(script|noscript|template)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');

/** The main part of a page with its pictures that could be taken for photographs. */
function mainOf(path: string): { text: string; pictures: string[] } {
  const [, html = ''] = /<main\b(.*)<\/main>/s.exec(readFileSync(`out/${path}`, 'utf8')) ?? [];
  const sources = elementsOf(html)
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => attribute(image, 'src') ?? '');
  const pictures = sources.filter((src) => src.startsWith('/assets/img/') && !DRAWN.test(src));
  return { text: withoutTags(html), pictures };
}

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .map((path) => ({ path, ...mainOf(path) }))
  .filter(({ pictures }) => pictures.length > 0);

test('a page that shows a machine says in words that its pictures are renderings', () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter(({ text }) => !SAID.test(text)).map(({ path }) => path)).toEqual([]);
});
