import fs from 'node:fs';
import path from 'node:path';
import { AREAS } from '../../stryker.config.mjs';

/** No logic, or none that runs outside of a build or a browser; stryker.config.mjs gives the reasons. */
const LEFT_OUT = ['content/edit-state.ts', 'i18n/locale.ts', 'i18n/request.ts'];

it('every file of lib/ is in exactly one area, but for a short list', () => {
  const lib = path.join(process.cwd(), 'lib');
  const files = fs
    .readdirSync(lib, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.tsx?$/.test(name));
  const areasOf = (file: string) =>
    Object.values(AREAS).filter(({ lib: globs }) => {
      const signs = globs
        .filter((glob) => path.posix.matchesGlob(file, glob.replace(/^!/, '')))
        .map((glob) => glob.startsWith('!'));
      return signs.length > 0 && !signs.includes(true);
    });
  expect(files.filter((file) => areasOf(file).length === 0).sort()).toEqual(LEFT_OUT);
  expect(files.filter((file) => areasOf(file).length > 1)).toEqual([]);
});
