import { prune } from '../../build/export/prune';
import { expectDoneOnce, filesOf } from './fixture';

const html = '<html><head></head><body></body></html>';

describe('prune', () => {
  it.each([
    ['the payload of a page', 'about.txt', false],
    ["the router's segments", 'about/__next._full.txt', false],
    ["the router's segments of the home", '__next._tree.txt', false],
    ["Next's manifests", '_next/static/static/_buildManifest.js', false],
    ['robots.txt', 'robots.txt', true],
    ['llms.txt', 'llms.txt', true],
    ['security.txt', '.well-known/security.txt', true],
    ['a file of ours', 'assets/js/main-1.js', true],
    ['a picture that no page shows', 'assets/img/a-1.avif', false],
    ['a clip that no page shows', 'assets/clip/a-1.mp4', false],
    ['the page', 'about.html', true],
  ])('%s: %s stays: %s', (_what, path, stays) => {
    const files = filesOf({ 'about.html': html, [path]: html });
    expect(prune(files).has(path)).toBe(stays);
  });

  it('keeps the sizes of a picture that any text names', () => {
    const files = filesOf({
      'a.html': '<img srcset="/assets/img/a-1.avif 480w, /assets/img/a-2.avif 960w">',
      'feed.json': '{"image":"https://lab.test/assets/img/a-3.jpg"}',
      ...{ 'assets/img/a-1.avif': '', 'assets/img/a-2.avif': '', 'assets/img/a-3.jpg': '' },
    });
    expect(prune(files).size).toBe(files.size);
  });

  it('changes nothing when it runs again', () =>
    expectDoneOnce(prune, filesOf({ 'about.html': html, 'about.txt': '' })));

  it.each([
    [
      'a page',
      { 'a.html': '<img src="/_next/static/media/a.png">', '_next/static/media/a.png': '' },
      /^a\.html: still/,
    ],
    ['a stylesheet', { 'a.css': 'a{src:url(/_next/a.woff2)}', '_next/a.woff2': '' }, /^a\.css: still/],
  ])('stops the build when %s still refers to what it would remove', (_what, texts, message) => {
    expect(() => prune(filesOf(texts))).toThrow(message);
  });
});
