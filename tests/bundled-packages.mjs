import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { Cache } from '../build/cache.ts';
import { ROOT } from '../build/root.mjs';
import { writeIfChanged } from '../build/write.ts';

/** Packages of many small modules. Jest reads each of them anew for every file of tests. */
const PACKAGES = [
  '@headlessui/react',
  '@testing-library/dom',
  '@testing-library/user-event',
  'budoux',
  'parse5',
  'rehype-highlight',
  'rehype-parse',
  'rehype-sanitize',
  'rehype-stringify',
  'remark',
  'remark-cjk-friendly',
  'remark-gfm',
  'remark-rehype',
  'unified',
  'yaml',
  'zod',
];

/** @returns {Promise<Map<string, Uint8Array>>} the packages as one file each, by its path below a folder */
async function bundles() {
  const one = (/** @type {string} */ name) =>
    build({
      absWorkingDir: ROOT,
      entryPoints: { [name]: name },
      outdir: '.',
      write: false,
      bundle: true,
      format: 'cjs',
      platform: 'node',
      // One React, or Preact in its place, and one of each package that others use as well.
      external: ['react', 'react-dom', ...PACKAGES.filter((other) => other !== name)],
      logLevel: 'error',
    });
  const made = await Promise.all(PACKAGES.map(one));
  return new Map(
    made.flatMap(({ outputFiles }) =>
      outputFiles.map(({ path, contents }) => [relative(ROOT, path), contents]),
    ),
  );
}

/**
 * Makes each of PACKAGES one file, once for each state of the lockfile. What was damaged since is mended.
 * @returns {Promise<Record<string, string>>} what jest's `moduleNameMapper` needs to find them
 */
export async function bundledPackages(caches = join(ROOT, '.cache')) {
  const hash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(PACKAGES.join());
  const key = hash.digest('hex').slice(0, 16);
  const folder = join(caches, 'test-packages', key);
  const files = await new Cache(join(caches, 'test-bundles')).getOrPut(key, bundles);
  for (const [path, contents] of files) writeIfChanged(join(folder, path), contents);
  return { [`^(${PACKAGES.join('|')})$`]: `${folder}/$1.js` };
}
