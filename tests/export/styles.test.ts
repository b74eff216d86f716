import { serveStylesheet } from '../../build/export/styles';
import { after, exportOf } from './fixture';

const NEXT = '_next/static/chunks/';
const page = `<html><head><link rel="stylesheet" href="/${NEXT}all.css?dpl=1"></head><body></body></html>`;
const RULES = 'a{background:url(/assets/a.svg)}b{background:url("data:image/gif;base64,A")}';

const built = { 'index.html': page, 'en/about.html': page, [`${NEXT}all.css`]: RULES };
const run = (changes: Record<string, string> = {}) =>
  after(serveStylesheet, exportOf({ ...built, ...changes }));
const sheetsOf = (texts: Record<string, string>, path: string) =>
  [...(texts[path] ?? '').matchAll(/<link rel="stylesheet" href="\/([^"]*)"/g)].map(([, href = '']) => href);

describe('the stylesheet', () => {
  it('moves to a name that its content gives, and every page links it there', () => {
    const texts = run();
    const [sheet = ''] = sheetsOf(texts, 'index.html');
    expect(sheet).toMatch(/^assets\/css\/style-[0-9a-f]{12}\.css$/);
    expect(sheetsOf(texts, 'en/about.html')).toEqual([sheet]);
    expect(texts[sheet]).toBe(RULES);
    expect(Object.keys(texts).sort()).toEqual([sheet, 'en/about.html', 'index.html']);
  });

  it('has another name with another content, and the same with the same', () => {
    const nameOf = (changes?: Record<string, string>) => sheetsOf(run(changes), 'index.html');
    expect(nameOf({ [`${NEXT}all.css`]: 'u{}' })).not.toEqual(nameOf());
    expect(nameOf({ 'index.html': page.replace('<body>', '<body>More') })).toEqual(nameOf());
  });

  it('leaves other links as they are', () => {
    const icon = '<link rel="icon" href="/icon.svg"><link rel="preload" href="https://other.test/all.css">';
    const { 'index.html': text } = run({ 'index.html': page.replace('</head>', `${icon}</head>`) });
    expect(text).toContain(icon);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a second one',
      { 'assets/more.css': 'i{}' },
      /one stylesheet, not 2: _next\/\S+all\.css, assets\/more\.css$/,
    ],
    [
      'a relative address, which would break by moving,',
      { [`${NEXT}all.css`]: 'a{background:url("../a.svg")}' },
      /all\.css: url\(\.\.\/a\.svg\) is relative/,
    ],
    ['an import from beside it', { [`${NEXT}all.css`]: '@import "more.css";' }, /all\.css: url\(more\.css\)/],
  ])('%s stops the build', (_what, changes, message) => expect(() => run(changes)).toThrow(message));

  it('that is missing stops the build', () => {
    expect(() => after(serveStylesheet, exportOf({ 'index.html': page }))).toThrow(
      /one stylesheet, not 0: none$/,
    );
  });
});
