import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesNote } from './chromium.mjs';
import { FIREFOX, skippedWithout, WEBKIT } from './engines.mjs';
import {
  countTap,
  HOSTS_RESULT,
  hostTestArguments,
  WEBKIT_RESULT,
  webkitTestArguments,
} from './host-tests.mjs';
import { nginxNote } from './hosts.mjs';
import { javaNote } from './java.mjs';
import { ROOT } from './root.mjs';
import { runNode } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/**
 * `slow` steps run with `--full` or by name only; `skipped` tells what a step could not test on this machine.
 * @typedef {{
 *   name: string, title: string, slow?: true, run: () => Promise<number>, count?: () => Count,
 *   skipped?: () => string | undefined,
 * }} TestStep
 */

const JEST_RESULT = '.cache/test-results/jest.json';
const WHOLE_RESULT = '.cache/test-results/whole.json';
const PLAYWRIGHT_RESULT = 'test-results/results.json';

/** @param {string} path */
const textOf = (path) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');

/**
 * Reads a result file; an absent one has no tests.
 * @param {string} path
 */
const read = (path) => JSON.parse(textOf(path) || '{}');

/**
 * The tests in a result of jest. A file that could not be run counts as one failure.
 * @param {{ numPassedTests?: number, numFailedTests?: number, numRuntimeErrorTestSuites?: number }} result
 * @returns {Count}
 */
export const countJest = ({ numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});

/**
 * The tests in a result of Playwright; `flaky` are those that passed at the second try, which only CI gives. Errors
 * outside of tests count as failures.
 * @param {{ stats?: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} result
 * @returns {Count}
 */
export const countPlaywright = ({ stats, errors = [] }) => ({
  passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
  failed: (stats?.unexpected ?? 0) + errors.length,
});

/**
 * Runs programs one after the other until one fails.
 * @param {string[][]} programs arguments for the pinned Node
 */
async function inOrder(...programs) {
  for (const args of programs) {
    const code = await runNode(args);
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * Runs a program, on CI once more if it failed: a busy machine may make a browser miss a moment once, a fault shows
 * twice. Like `retries` in playwright.config.ts; the program itself knows which of its tests had passed.
 * @param {string[]} program arguments for the pinned Node
 * @param {{ CI?: string | undefined }} env
 */
export async function withSecondTry(program, env = process.env) {
  const code = await runNode(program);
  // Other codes tell of signals: who stops a run does not want another one.
  if (code !== 1 || !env.CI) return code;
  console.log('Once more what failed:');
  return runNode(program);
}

/** @type {TestStep[]} */
export const TEST_STEPS = [
  {
    name: 'lint',
    title: 'Format and lint',
    run: () => inOrder(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  },
  {
    name: 'hygiene',
    title: 'Unused files, exports and packages',
    run: () => inOrder(['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors']),
  },
  {
    name: 'types',
    title: 'Types',
    run: () =>
      inOrder(
        ['node_modules/next/dist/bin/next', 'typegen'],
        ['node_modules/typescript/bin/tsc', '--noEmit'],
      ),
  },
  { name: 'prose', title: 'Wording of the copy', run: () => inOrder(['scripts/prose.ts']) },
  {
    name: 'unit',
    title: 'Unit tests, layers included',
    run: () => inOrder(['node_modules/jest/bin/jest.js', '--json', `--outputFile=${JEST_RESULT}`]),
    count: () => countJest(read(JEST_RESULT)),
  },
  { name: 'build', title: 'Build', run: () => inOrder(['scripts/build.ts']) },
  {
    name: 'markup',
    title: 'Markup: Nu Html Checker and html-validate',
    run: () => inOrder(['scripts/markup.ts']),
    skipped: javaNote,
  },
  {
    name: 'hosts',
    title: 'The site as hosts answer: ours, nginx, Cloudflare; MDN Observatory',
    run: () => inOrder(hostTestArguments()),
    count: () => countTap(textOf(HOSTS_RESULT)),
    skipped: nginxNote,
  },
  {
    name: 'webkit',
    title: 'Browser tests in WebKitGTK',
    run: () => withSecondTry(webkitTestArguments()),
    count: () => countTap(textOf(WEBKIT_RESULT)),
    skipped: () => skippedWithout(WEBKIT),
  },
  {
    name: 'e2e',
    title: 'Browser tests of the served site',
    run: () => inOrder(['node_modules/@playwright/test/cli.js', 'test']),
    count: () => countPlaywright(read(PLAYWRIGHT_RESULT)),
    skipped: () => [skippedWithout(FIREFOX), picturesNote()].filter(Boolean).join('; ') || undefined,
  },
  {
    name: 'whole',
    title: 'Whole builds with other settings, and development',
    run: () =>
      inOrder([
        'node_modules/jest/bin/jest.js',
        '--config=jest.whole.config.mjs',
        '--json',
        `--outputFile=${WHOLE_RESULT}`,
      ]),
    count: () => countJest(read(WHOLE_RESULT)),
  },
  {
    name: 'reproducible',
    title: 'Builds in three zones, byte by byte',
    slow: true,
    run: () => inOrder(['scripts/reproducible.ts']),
  },
  {
    name: 'performance',
    title: 'Lighthouse over every page, mobile',
    slow: true,
    run: () => inOrder(['scripts/performance.ts']),
  },
  {
    name: 'mutation',
    title: 'Faults put into lib/ that the unit tests must notice',
    slow: true,
    run: () => inOrder(['scripts/mutation.ts']),
  },
];
