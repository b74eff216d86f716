import fc from 'fast-check';
import { archiveAt, archivePath } from '@/lib/listing/archive-pages';

describe('the archive at an address', () => {
  it('is the one whose path it is', () => {
    const address = fc.record({
      section: fc.constantFrom('blog' as const, 'news' as const),
      by: fc.constantFrom('month' as const, 'tag' as const),
      value: fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      page: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(fc.property(address, (archive) => expect(archiveAt(archivePath(archive))).toEqual(archive)));
  });

  it.each(['/blog', '/blog/a-post', '/news/archive', '/cases/archive/2025-04', '/blog/tags/a/b/c'])(
    '%s leads to none',
    (path) => expect(archiveAt(path)).toBeUndefined(),
  );
});
