import { parseFragment } from 'parse5';
import { cssLength } from '../../build/export/css-length';
import { elementsOf } from '../../build/export/html';
import { chosenUrl } from '../../build/export/image-choice';

const phone = { width: 390, density: 2 };

describe('cssLength at 390 px', () => {
  it.each([
    ['120px', 120],
    ['100vw', 390],
    ['2rem', 32],
    ['calc(100vw - 40px)', 350],
    ['calc((100vw - 2rem) / 2 * 3)', 537],
    ['min(100vw, 300px)', 300],
    ['max(50vw, 300px)', 300],
    ['clamp(100px, 50vw, 150px)', 150],
    ['calc(1px + min(10px, 2 * 4px) - -1px)', 10],
  ])('%s is %d px', (text, pixels) => {
    expect(cssLength(text, 390)).toBe(pixels);
  });

  it.each(['', 'auto', '100dvw', 'calc(100vw', '10px 20px'])('"%s" is refused', (text) => {
    expect(() => cssLength(text, 390)).toThrow('not a length that is understood');
  });
});

describe('the image that a phone of 390 px at double density loads', () => {
  const set = (type: string) => `/400.${type} 400w, /800.${type} 800w, /1600.${type} 1600w`;

  it.each([
    [
      'without sizes: the whole width, so the first at least 780 wide',
      `<img srcset="${set('webp')}">`,
      '/800.webp',
    ],
    ['in half the width', `<img srcset="${set('webp')}" sizes="50vw">`, '/400.webp'],
    [
      'by the first condition that holds',
      `<img srcset="${set('webp')}" sizes="(min-width: 768px) 10vw, (max-width: 400px) 300vw, 50vw">`,
      '/1600.webp',
    ],
    ['the widest when none is wide enough', `<img srcset="${set('webp')}" sizes="500vw">`, '/1600.webp'],
    ['by density', '<img srcset="/a.webp, /b.webp 2x, /c.webp 3x">', '/b.webp'],
    [
      'from the first source of a picture',
      `<picture><source type="image/avif" srcset="${set('avif')}" sizes="100vw"><img src="/a.webp"></picture>`,
      '/800.avif',
    ],
    [
      'not from a source for wide screens',
      `<picture><source media="(min-width: 48rem)" srcset="/wide.avif"><source srcset="/narrow.avif"><img src="/a.webp"></picture>`,
      '/narrow.avif',
    ],
    ['its plain address', '<img src="/a.webp">', '/a.webp'],
  ])('%s', (_sentence, html, url) => {
    const [image] = elementsOf(parseFragment(html), 'img');
    expect(image && chosenUrl(image, phone)).toBe(url);
  });

  it('is not guessed from a condition that is not understood', () => {
    const [image] = elementsOf(
      parseFragment('<img srcset="/a 1w" sizes="(orientation: portrait) 1px, 2px">'),
      'img',
    );
    expect(() => image && chosenUrl(image, phone)).toThrow('not a media condition that is understood');
  });
});
