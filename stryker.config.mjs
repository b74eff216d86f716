import { AREAS } from './tools/mutation/areas.ts';

/** `npm run mutation` runs Stryker once per area and names it here; see docs/decisions/0035. */
const name = process.env.MUTATION_AREA ?? '';
const area = AREAS[name];
if (!area) throw new Error(`MUTATION_AREA must be one of ${Object.keys(AREAS).join(', ')} (got "${name}")`);

const inLib = (/** @type {string} */ glob) =>
  glob.startsWith('!') ? `!lib/${glob.slice(1)}` : `lib/${glob}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: area.lib.map(inLib),
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  jest: {
    configFile: 'jest.mutation.config.mjs',
    config: { testMatch: area.tests.map((glob) => `<rootDir>/tests/${glob}`) },
    // Which tests reach a mutant is known from the first run; jest need not look for it in the imports.
    enableFindRelatedTests: false,
  },
  // What runs once, when a file is loaded (tables, schemas, patterns), would need all tests anew for each mutant.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `.cache/mutation/${name}.incremental.json`,
  concurrency: 2,
  // A busy machine must not pass for a killed mutant; endless loops are counted, not timed.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  htmlReporter: { fileName: `.cache/mutation/${name}.html` },
  // tools/mutation.ts holds all areas together to the threshold; a part alone may lie below it.
  thresholds: { high: 95, low: 90, break: null },
  tempDirName: '.cache/stryker',
  symlinkNodeModules: true,
  // Stryker would rewrite tsconfig.json with the compiler's API, which TypeScript 7 has not; SWC does not need it.
  tsconfigFile: 'none',
  // The sandbox needs lib, tests and what they read.
  ignorePatterns: [
    'out',
    '.next',
    '.cache',
    '.git',
    'imagery',
    'public/assets',
    'e2e',
    'coverage',
    'test-results',
  ],
  allowConsoleColors: false,
};
