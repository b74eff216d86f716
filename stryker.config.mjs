/**
 * Which tests must notice a fault in which part of `lib/` (docs/decisions/0012): those of its own rule, not by chance one
 * that loads the whole site. That is the better statement, and a hundred times faster.
 * @type {Record<string, { lib: string[], tests: string[] }>} globs below `lib/` and below `tests/`; a leading ! takes files out again
 */
export const AREAS = {
  rules: {
    lib: [
      '*.ts',
      '{article,drawings,examples,glossary,i18n,images,listing,text}/**/*.ts',
      // They ask Next for the page that is being rendered; only a build can run them.
      '!i18n/{request,locale}.ts',
    ],
    tests: [
      '{examples,i18n,images,text}/*.test.ts',
      'blog/*.test.ts',
      'lib/!(untranslated).test.ts',
      'listing/*.test.ts',
    ],
  },
  plan: { lib: ['plan/**/*.ts'], tests: ['plan/!(told|procedures).test.ts'] },
  search: { lib: ['search/**/*.ts'], tests: ['search/*.test.ts'] },
  protocol: { lib: ['protocol/**/*.ts'], tests: ['protocol/*.test.ts'] },
  feeds: { lib: ['feeds/**/*.ts'], tests: ['feeds/*.test.ts'] },
  pages: { lib: ['pages/*.ts'], tests: ['seo/*.test.ts', 'content/pages-ask.test.ts'] },
  seo: { lib: ['seo/**/*.ts'], tests: ['seo/*.test.ts', 'lib/untranslated.test.ts'] },
  documents: { lib: ['documents/**/*.ts'], tests: ['documents/*.test.ts'] },
  content: {
    lib: [
      'content/**/*.ts',
      // A constant that `npm run dev` replaces.
      '!content/edit-state.ts',
    ],
    // The tests of the whole content and of the scripts read hundreds of files each and find little more.
    tests: ['content/!(real-content|scripts|new).test.ts'],
  },
};

/** `npm run mutation` runs Stryker once per area and names it here. */
const name = process.env.MUTATION_AREA ?? 'rules';
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
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `.cache/mutation/${name}.html` },
  // Of a hundred faults the tests of an area must notice ninety.
  thresholds: { high: 95, low: 90, break: 90 },
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
