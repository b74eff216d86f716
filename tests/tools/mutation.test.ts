import fs from 'node:fs';
import path from 'node:path';
import settings, { AREAS } from '../../stryker.config.mjs';

/** No logic, or none that runs outside of a build or a browser; stryker.config.mjs gives the reasons. */
const LEFT_OUT = ['client/main.ts', 'lib/content/edit-state.ts', 'lib/i18n/locale.ts', 'lib/i18n/request.ts'];

it('every file of lib/ and client/ is in exactly one area, but for a short list', () => {
  const files = fs.globSync('{client,lib}/**/*.{ts,tsx}').map((name) => name.replaceAll(path.sep, '/'));
  const areasOf = (file: string) =>
    Object.values(AREAS).filter(({ files: globs }) => {
      const signs = globs
        .filter((glob) => path.posix.matchesGlob(file, glob.replace(/^!/, '')))
        .map((glob) => glob.startsWith('!'));
      return signs.length > 0 && !signs.includes(true);
    });
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => areasOf(file).length === 0).sort()).toEqual(LEFT_OUT);
  expect(files.filter((file) => areasOf(file).length > 1)).toEqual([]);
});

it('each area has tests, and 93 of a hundred faults must be noticed in it', () => {
  for (const { tests } of Object.values(AREAS))
    for (const glob of tests)
      expect([
        glob,
        fs.globSync('tests/**/*.test.{ts,tsx}').some((file) => path.matchesGlob(file, `tests/${glob}`)),
      ]).toEqual([glob, true]);
  expect(settings.thresholds?.break).toBe(93);
});
