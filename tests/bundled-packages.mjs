import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../build/root.mjs';

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

/**
 * Makes each of PACKAGES one file, once for each state of the lockfile.
 * @returns {Promise<Record<string, string>>} what jest's `moduleNameMapper` needs to find them
 */
export async function bundledPackages() {
  const key = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(PACKAGES.join());
  const folder = join(ROOT, '.cache/test-packages', key.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    const one = (/** @type {string} */ name) =>
      build({
        absWorkingDir: ROOT,
        entryPoints: { [name]: name },
        outdir: unfinished,
        bundle: true,
        format: 'cjs',
        platform: 'node',
        // One React, or Preact in its place, and one of each package that others use as well.
        external: ['react', 'react-dom', ...PACKAGES.filter((other) => other !== name)],
        logLevel: 'error',
      });
    await Promise.all(PACKAGES.map(one));
    try {
      renameSync(unfinished, folder);
    } catch (error) {
      // Another start of jest was first: its files are the same.
      if (!existsSync(folder)) throw error;
      rmSync(unfinished, { recursive: true });
    }
  }
  return { [`^(${PACKAGES.join('|')})$`]: `${folder}/$1.js` };
}
