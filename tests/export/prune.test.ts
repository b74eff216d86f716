import { prune } from '../../build/export/prune';
import { filesOf } from './fixture';

describe('prune', () => {
  it.each([
    ['a picture that no text names', 'assets/img/a-1.avif', false],
    ['a clip that no text names', 'assets/clip/a-1.mp4', false],
    ['another file', 'assets/js/main-1.js', true],
    ['the page', 'about.html', true],
  ])('%s: %s stays: %s', (_what, path, stays) => {
    const files = new Map(filesOf({ 'about.html': '<html></html>', [path]: '' }));
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
