import type { Page } from './out';
import { all, attribute, found, one, PAGES, text } from './out';

/** Pictures of content that are drawings, and look like it. */
const DRAWN = /\/(?:pipeline|notes|usable-reach)-/;
const SAID = /イメージ|render(?:ing|ings|ed)(?!\w)|illustration/i;

/** Pictures of a page that could be taken for photographs. */
const picturesOf = ({ tree }: Page): string[] =>
  all('main img', tree)
    .map((image) => attribute(image, 'src') ?? '')
    .filter((src) => src.startsWith('/assets/img/') && !DRAWN.test(src));

it('a page that shows a machine says in words that its pictures are renderings', () => {
  // Alternative texts do not count: who sees a picture does not read them.
  const shown = PAGES.filter((page) => picturesOf(page).length > 0);
  expect(shown.length).toBeGreaterThan(60);
  expect(found(({ tree }) => (SAID.test(text(one('main', tree))) ? [] : ['says nothing']), shown)).toEqual(
    [],
  );
});
