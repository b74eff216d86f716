import { prune } from '../../build/export/prune';
import { filesOf } from './fixture';

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
    const files = new Map(filesOf({ 'about.html': html, [path]: html }));
    prune({ files });
    expect(files.has(path)).toBe(stays);
  });

  it('keeps the sizes of a picture that any text names', () => {
    const texts = filesOf({
      'a.html': '<img srcset="/assets/img/a-1.avif 480w, /assets/img/a-2.avif 960w">',
      'feed.json': '{"image":"https://lab.test/assets/img/a-3.jpg"}',
      ...{ 'assets/img/a-1.avif': '', 'assets/img/a-2.avif': '', 'assets/img/a-3.jpg': '' },
    });
    const files = new Map(texts);
    prune({ files });
    expect(files.size).toBe(texts.size);
  });
});
