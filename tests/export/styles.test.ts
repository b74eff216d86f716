import { joinStyles } from '../../build/export/styles';
import { after, exportOf } from './fixture';

const NEXT = '_next/static/chunks/';
const link = (name: string, rest = '') => `<link rel="stylesheet" href="/${NEXT}${name}.css?dpl=1"${rest}>`;
const page = (...names: string[]) =>
  `<html><head>${names.map((name) => link(name)).join('')}</head><body></body></html>`;

const built = {
  'index.html': page('all', 'home'),
  'about.html': page('all', 'about'),
  'en/about.html': page('all', 'about'),
  'terms.html': page('all'),
  [`${NEXT}all.css`]: 'a{background:url(/assets/a.svg)}',
  [`${NEXT}home.css`]: 'b{}',
  [`${NEXT}about.css`]: 'i{}',
};
const run = (changes: Record<string, string> = {}) => after(joinStyles, exportOf({ ...built, ...changes }));
const sheetsOf = (texts: Record<string, string>, path: string) =>
  [...(texts[path] ?? '').matchAll(/<link rel="stylesheet" href="\/([^"]*)"/g)].map(([, href = '']) => href);

describe('styles', () => {
  it.each([
    ['index.html', 'a{background:url(/assets/a.svg)}\nb{}'],
    ['about.html', 'a{background:url(/assets/a.svg)}\ni{}'],
    ['terms.html', 'a{background:url(/assets/a.svg)}'],
  ])('%s has one stylesheet, with all its rules in their order', (path, css) => {
    const texts = run();
    const sheets = sheetsOf(texts, path);
    expect(sheets).toEqual([expect.stringMatching(/^assets\/css\/style-[0-9a-f]{12}\.css$/)]);
    expect(texts[sheets[0] ?? '']).toBe(css);
  });

  it('pages with the same styles share one file, others do not', () => {
    const texts = run();
    expect(sheetsOf(texts, 'about.html')).toEqual(sheetsOf(texts, 'en/about.html'));
    expect(new Set(Object.keys(texts).filter((path) => path.endsWith('.css'))).size).toBe(3);
  });

  it('gives another name to another content', () => {
    const changed = run({ [`${NEXT}home.css`]: 'u{}' });
    expect(sheetsOf(changed, 'index.html')).not.toEqual(sheetsOf(run(), 'index.html'));
    expect(sheetsOf(changed, 'about.html')).toEqual(sheetsOf(run(), 'about.html'));
  });

  it('leaves none of the joined files', () =>
    expect(Object.keys(run()).filter((path) => path.startsWith('_next/'))).toEqual([]));

  it.each([
    [
      'a relative address',
      { [`${NEXT}all.css`]: 'a{background:url("../a.svg")}' },
      /all\.css: url\(\.\.\/a\.svg\)/,
    ],
    ['an import', { [`${NEXT}home.css`]: '@import "/x.css";' }, /home\.css: @import/],
    ['one for print', { 'a.html': link('home', ' media="print"') }, /home\.css: a stylesheet with media/],
  ])(
    'refuses %s, which would break by moving or joining',
    (_what, changes: Record<string, string>, message) => expect(() => run(changes)).toThrow(message),
  );
});
