import { linkStylesheet, serveStylesheet } from '../../build/export/styles';
import { filesOf, htmlAfter, textsOf } from './fixture';

const SHEET = '_next/static/chunks/all.css';
const RULES = 'a{background:url(/assets/a.svg)}b{background:url("data:image/gif;base64,A")}';

function serve(texts: Record<string, string> = { [SHEET]: RULES }) {
  const files = new Map(filesOf(texts));
  return { path: serveStylesheet({ files }), texts: textsOf(files) };
}

describe('the stylesheet', () => {
  it('moves to a name that its content gives', () => {
    const { path, texts } = serve();
    expect(path).toMatch(/^assets\/css\/style-[0-9a-f]{12}\.css$/);
    expect(texts).toEqual({ [path]: RULES });
  });

  it('has another name with another content, and the same with the same', () => {
    expect(serve({ [SHEET]: 'u{}' }).path).not.toBe(serve().path);
    expect(serve({ '_next/other.css': RULES }).path).toBe(serve().path);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a second one',
      { [SHEET]: RULES, 'assets/more.css': 'i{}' },
      /one stylesheet, not 2: _next\/\S+all\.css, assets\/more\.css$/,
    ],
    [
      'a relative address, which would break by moving,',
      { [SHEET]: 'a{background:url("../a.svg")}' },
      /all\.css: url\(\.\.\/a\.svg\) is relative/,
    ],
    ['an import from beside it', { [SHEET]: '@import "more.css";' }, /all\.css: url\(more\.css\)/],
    ['that it is missing', {}, /one stylesheet, not 0: none$/],
  ])('%s stops the build', (_what, texts, message) => expect(() => serve(texts)).toThrow(message));
});

describe('a page', () => {
  const icon = '<link rel="icon" href="/icon.svg"><link rel="preload" href="https://other.test/all.css">';
  const link = (head: string) => htmlAfter(linkStylesheet, `<head>${head}</head>`);

  it("links it under a name that is settled later, in place of Next's, and other links stay", () => {
    expect(link(`<link rel="stylesheet" href="/${SHEET}">${icon}`)).toContain(
      `<link rel="stylesheet" href="{later:stylesheet}" integrity="{later:integrity}">${icon}`,
    );
  });

  it.each([
    ['none', '', 0],
    ['two', '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">', 2],
  ])('that links %s stops the build', (_what, head, count) =>
    expect(() => link(head)).toThrow(`the page links ${count} stylesheets, not one`),
  );
});
