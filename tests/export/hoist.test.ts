import { hoist } from '../../build/export/hoist';
import { filesOf, textsOf } from './fixture';

const built = {
  'ja.html': 'home',
  'ja.txt': 'payload',
  'ja/404.html': 'our 404',
  'ja/about.html': 'about',
  'ja/about/__next._full.txt': 'payload',
  'en.html': 'english home',
  'en/404.html': 'english 404',
  '404.html': "Next's 404",
  '_not-found.html': "Next's 404",
  '_not-found/__next._full.txt': 'payload',
  'robots.txt': 'robots',
  'japan.html': 'not the language',
};

describe('hoist', () => {
  const hoisted = new Map(filesOf(built));
  hoist({ files: hoisted });

  it.each([
    ['the Japanese home becomes the root', 'index.html', 'home'],
    ['its payload moves along', 'index.txt', 'payload'],
    ['Japanese pages lose their prefix', 'about.html', 'about'],
    ["our 404 page takes the place of Next's", '404.html', 'our 404'],
    ['English stays where it is', 'en.html', 'english home'],
    ['English keeps its own 404 page', 'en/404.html', 'english 404'],
    ['a name that only begins like the language stays', 'japan.html', 'not the language'],
    ['files for machines stay', 'robots.txt', 'robots'],
  ])('%s', (_sentence, path, text) => {
    expect(textsOf(hoisted)[path]).toBe(text);
  });

  it("leaves nothing of the Japanese folder and of Next's not-found page", () => {
    expect([...hoisted.keys()].filter((path) => /^ja(\/|\.)|^_not-found/.test(path))).toEqual([]);
  });

  it.each([
    ['there is no Japanese home', { 'ja/404.html': '' }, /ja\.html: missing/],
    ['there is no Japanese 404 page', { 'ja.html': '' }, /ja\/404\.html: missing/],
    [
      'two files want the same place',
      { 'ja.html': '', 'ja/404.html': '', 'ja/a.html': '', 'a.html': '' },
      /another file is already called a\.html/,
    ],
  ])('stops the build when %s', (_sentence, texts, message) => {
    expect(() => hoist({ files: new Map(filesOf(texts)) })).toThrow(message);
  });
});
