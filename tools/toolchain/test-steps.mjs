import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/root.mjs';
import { runNode } from '../../build/run.mjs';
import { ensureChromium, picturesNote } from './chromium.mjs';
import { ensureEngine, FIREFOX, skippedWithout, WEBKIT } from './engines.mjs';
import {
  countTap,
  HOSTS_RESULT,
  hostTestArguments,
  WEBKIT_RESULT,
  webkitTestArguments,
} from './host-tests.mjs';
import { ensureHostTools, nginxNote } from './hosts.mjs';
import { ensureJava, javaNote } from './java.mjs';
import { includes, runningTier } from './tiers.mjs';

/** @typedef {import('./tiers.mjs').Tier} Tier */
/** @typedef {{ passed: number, failed: number }} Count */
/**
 * `tier` is the first that runs the step, `npm test` without a word; `needs` the step without which it makes no sense;
 * `parts` what of it waits for a dearer tier; `skipped` tells what could not be tested on this machine.
 * @typedef {{
 *   name: string, title: string, tier?: Tier, needs?: string, run: (tier: Tier) => Promise<number>,
 *   count?: () => Count, parts?: Partial<Record<Tier, string>>, skipped?: () => string | undefined,
 * }} TestStep
 */

const RESULTS = '.cache/test-results';
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

/**
 * A step that runs projects of jest.config.mjs.
 * @param {string} name
 * @param {string[]} projects
 */
const jestStep = (name, ...projects) => ({
  name,
  run: () =>
    inOrder([
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${RESULTS}/${name}.json`,
      '--selectProjects',
      ...projects,
    ]),
  count: () => countJest(read(`${RESULTS}/${name}.json`)),
});

/**
 * Without Chromium the browser tests fail, without Firefox they are fewer.
 * @param {Tier} tier
 */
async function prepareBrowsers(tier) {
  await ensureChromium();
  const warning = includes(tier, 'ci') && (await ensureEngine(FIREFOX));
  if (warning) console.warn(warning);
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
  { ...jestStep('unit', 'unit', 'preact'), title: 'Unit tests' },
  { name: 'build', title: 'Build', run: () => inOrder(['build/build.ts']) },
  { ...jestStep('built', 'built'), title: 'The built files, without a browser', needs: 'build' },
  {
    name: 'e2e',
    title: 'Browser tests of the served site',
    needs: 'build',
    run: async (tier) => {
      await prepareBrowsers(tier);
      return inOrder(['node_modules/@playwright/test/cli.js', 'test']);
    },
    count: () => countPlaywright(read(PLAYWRIGHT_RESULT)),
    parts: {
      ci: 'browser tests that are not @smoke, and Firefox',
      full: 'browser tests that are @full: every page, every mode, three accessibility engines',
    },
    skipped: () => {
      const notes = includes(runningTier(), 'ci') ? [skippedWithout(FIREFOX), picturesNote()] : [];
      return notes.filter(Boolean).join('; ') || undefined;
    },
  },
  { name: 'prose', title: 'Wording of the copy', tier: 'ci', run: () => inOrder(['tools/prose.ts']) },
  { ...jestStep('slow', 'slow'), title: 'Unit tests that take long', tier: 'ci' },
  {
    name: 'markup',
    title: 'Markup: Nu Html Checker and html-validate',
    tier: 'ci',
    needs: 'build',
    run: async () => {
      await ensureJava();
      return inOrder(['tools/markup.ts']);
    },
    skipped: javaNote,
  },
  {
    name: 'hosts',
    title: 'The site as hosts answer: ours, nginx, Cloudflare; MDN Observatory',
    tier: 'ci',
    needs: 'build',
    run: async () => {
      await ensureHostTools();
      return inOrder(hostTestArguments());
    },
    count: () => countTap(textOf(HOSTS_RESULT)),
    skipped: nginxNote,
  },
  {
    name: 'webkit',
    title: 'Browser tests in WebKitGTK',
    tier: 'ci',
    needs: 'build',
    run: async () => {
      const warning = await ensureEngine(WEBKIT);
      if (warning) console.warn(warning);
      return withSecondTry(webkitTestArguments());
    },
    count: () => countTap(textOf(WEBKIT_RESULT)),
    parts: { full: 'every page in WebKitGTK, where one of each kind stands for all' },
    skipped: () => skippedWithout(WEBKIT),
  },
  {
    ...jestStep('development', 'development'),
    title: 'Development, through an edit and a mistake',
    tier: 'ci',
  },
  { ...jestStep('whole', 'whole'), title: 'Whole builds with other settings', tier: 'full' },
  {
    name: 'reproducible',
    title: 'Builds in three zones, byte by byte',
    tier: 'full',
    run: () => inOrder(['tools/reproducible.ts']),
  },
  {
    name: 'performance',
    title: 'Lighthouse over every page, mobile',
    tier: 'full',
    needs: 'build',
    run: async (tier) => {
      await prepareBrowsers(tier);
      return inOrder(['tools/performance.ts']);
    },
  },
  {
    name: 'mutation',
    title: 'Faults put into lib/ that the unit tests must notice',
    tier: 'full',
    run: () => inOrder(['tools/mutation.ts']),
  },
];
