import { attribute, elementsOf, textOf } from './html';

/** Pictures of content that are drawings, and look like it. */
const DRAWN = /\/(?:pipeline|notes|usable-reach)-/;
const SAID = /イメージ|\brender(?:ing|ings|ed)\b|\billustration/i;

/** Puts elements apart, as the page does: "Fig. 1" and "Rendering" are two words. */
const apart = (html: string) => html.replaceAll(/<(?!\/?w?br\b)/g, ' <');

/** What the main part of a page shows that could be taken for a photograph, and whether it says what it is. */
export type Renders = {
  /** Addresses of the pictures, drawings left out. */
  pictures: string[];
  /** Whether a visitor reads that the pictures are renderings. */
  said: boolean;
};

/** Looks at a page. Alternative texts do not count: who sees a picture does not read them. */
export function rendersOf(page: string): Renders {
  const [, html = ''] = /<main\b(.*)<\/main>/s.exec(page) ?? [];
  const sources = elementsOf(html)
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => attribute(image, 'src') ?? '');
  const pictures = sources.filter((src) => src.startsWith('/assets/img/') && !DRAWN.test(src));
  return { pictures, said: SAID.test(textOf(apart(html))) };
}
