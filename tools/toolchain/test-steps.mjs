import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/root.mjs';
import { runNode } from '../../build/run.mjs';
import { ensureChromium, picturesNote } from './chromium.mjs';
import { ensureHostPackages, HOSTS_FOLDER } from './install.mjs';
import { FIREFOX, JAVA, NGINX, POPPLER, PYTHON, WEBKIT } from './programs.mjs';
import { readJest, readPlaywright, readTap } from './test-results.mjs';
import { includes } from './tiers.mjs';

/** @typedef {import('./tiers.mjs').Tier} Tier */
/** @typedef {import('./test-results.mjs').TestResult} TestResult */
/**
 * `tier` is the first that runs the step, `npm test` without a word; `needs` the step without which it makes no sense;
 * `parts` what of it waits for a dearer tier; `programs` what of it needs programs of the system, from the middle tier
 * on; `skipped` tells what else could not be tested on this machine.
 * @typedef {{
 *   name: string, title: string, tier?: Tier, needs?: string, run: (tier: Tier) => Promise<number>,
 *   result?: () => TestResult, parts?: Partial<Record<Tier, string>>, programs?: import('./programs.mjs').Program[],
 *   skipped?: (tier: Tier) => string | undefined,
 * }} TestStep
 */

const RESULTS = '.cache/test-results';
const TYPES_CACHE = '.cache/types.tsbuildinfo';

/**
 * The text of a result; an absent one has no tests.
 * @param {string} path
 */
const textOf = (path) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');

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
 * What runs a program with the pinned Node.
 * @param {string[]} program its path and arguments
 */
const node =
  (...program) =>
  () =>
    runNode(program);

/**
 * A step that runs projects of jest.config.mjs.
 * @param {string} name
 * @param {(tier: Tier) => string[]} projects
 */
function jestStep(name, projects = () => [name]) {
  const path = `${RESULTS}/${name}.json`;
  return {
    name,
    run: (/** @type {Tier} */ tier) =>
      runNode([
        'node_modules/jest/bin/jest.js',
        '--json',
        `--outputFile=${path}`,
        '--selectProjects',
        ...projects(tier),
      ]),
    result: () => readJest(JSON.parse(textOf(path) || '{}')),
  };
}

/**
 * Arguments for Node that run the tests of a folder and leave their result in a file.
 * @param {string} name of the result
 * @param {string} folder
 * @param {(file: string) => boolean} isTest
 * @param {string[]} options of Node
 */
const nodeTests = (name, folder, isTest, ...options) => [
  '--test',
  ...options,
  `--test-reporter=./${HOSTS_FOLDER}/reporter.ts`,
  '--test-reporter-destination=stdout',
  '--test-reporter=tap',
  `--test-reporter-destination=${RESULTS}/${name}.tap`,
  ...readdirSync(join(ROOT, folder))
    .filter(isTest)
    .sort()
    .map((file) => `${folder}/${file}`),
];

/** The parsers of the hosts that cannot be asked: files alone, and they change with the rules alone. */
const PARSERS = 'parsers.hosts.ts';

/** @type {TestStep[]} */
export const TEST_STEPS = [
  {
    name: 'lint',
    title: 'Format and lint',
    run: node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  },
  {
    name: 'hygiene',
    title: 'Unused files, exports and packages',
    run: node('node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'),
  },
  {
    name: 'types',
    title: 'Types',
    run: async () =>
      (await runNode(['node_modules/next/dist/bin/next', 'typegen'])) ||
      runNode([
        'node_modules/typescript/bin/tsc',
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        TYPES_CACHE,
      ]),
  },
  {
    ...jestStep('unit', (tier) => ['unit', 'preact', ...(includes(tier, 'ci') ? ['react'] : [])]),
    title: 'Unit tests',
    parts: { ci: "islands once more, with React in Preact's place" },
    programs: [PYTHON],
  },
  { name: 'build', title: 'Build', run: node('build/build.ts') },
  { ...jestStep('built'), title: 'The built files, without a browser', needs: 'build' },
  {
    name: 'e2e',
    title: 'Browser tests of the served site',
    needs: 'build',
    run: async () => {
      await ensureChromium();
      return runNode(['node_modules/@playwright/test/cli.js', 'test']);
    },
    result: () => readPlaywright(JSON.parse(textOf('test-results/results.json') || '{}')),
    parts: {
      ci: 'browser tests that are not @smoke, and Firefox',
      full: 'browser tests that are @full: every distinct page, every mode, three accessibility engines',
    },
    programs: [FIREFOX],
    skipped: (tier) => (includes(tier, 'ci') ? picturesNote() : undefined),
  },
  { name: 'prose', title: 'Wording of the copy', tier: 'ci', run: node('tools/prose.ts') },
  { ...jestStep('slow'), title: 'Unit tests that take long', tier: 'ci' },
  {
    ...jestStep('documents'),
    title: 'The documents, as a reader of PDF finds them',
    tier: 'ci',
    needs: 'build',
    programs: [POPPLER],
  },
  {
    name: 'markup',
    title: 'Markup: Nu Html Checker and html-validate',
    tier: 'ci',
    needs: 'build',
    run: node('tools/markup.ts'),
    programs: [JAVA],
  },
  {
    name: 'hosts',
    title: 'The site as hosts answer: ours, nginx, Cloudflare; MDN Observatory',
    tier: 'ci',
    needs: 'build',
    run: async (tier) => {
      await ensureHostPackages();
      const isTest = (/** @type {string} */ file) =>
        file.endsWith('.hosts.ts') && (file !== PARSERS || includes(tier, 'full'));
      return runNode(nodeTests('hosts', HOSTS_FOLDER, isTest));
    },
    result: () => readTap(textOf(`${RESULTS}/hosts.tap`)),
    parts: { full: "Netlify's and Vercel's parsers of what is written for them" },
    programs: [NGINX],
  },
  {
    name: 'webkit',
    title: 'Browser tests in WebKitGTK',
    tier: 'ci',
    needs: 'build',
    run: () =>
      withSecondTry(
        nodeTests(
          'webkit',
          'e2e/webkit',
          (file) => file.endsWith('.webkit.ts'),
          // One file after the other: each starts a browser, whose port another one might take in between.
          '--test-concurrency=1',
          // Which tests have passed: another run with it repeats only the others.
          `--test-rerun-failures=${RESULTS}/webkit-passed.json`,
        ),
      ),
    result: () => readTap(textOf(`${RESULTS}/webkit.tap`)),
    parts: { full: 'every distinct page in WebKitGTK, where one of each kind stands for all' },
    programs: [WEBKIT],
  },
  {
    ...jestStep('development'),
    title: 'Development, through an edit and a mistake',
    tier: 'ci',
  },
  { ...jestStep('whole'), title: 'Whole builds with other settings', tier: 'full' },
  {
    name: 'reproducible',
    title: 'Builds in three zones, byte by byte',
    tier: 'full',
    needs: 'build',
    run: node('tools/reproducible.ts', '--with-out'),
  },
];
