/** The tests of the figures and of the Markdown of the content. */
const TESTS = {
  facts: 'facts|figure-names|statements|typed-figures',
  markdown: 'descriptions|markdown|markdown-fields|misplaced|unread-marks|vanished|wrong-language',
};
/** What reads and checks the Markdown of the content. */
const MARKDOWN =
  '{markdown,markdown-problems,misplaced,unread-marks,vanished,vanished-wording,wrong-language,characters,descriptions}';

/**
 * Which tests must notice a fault in which part of `lib/` and `client/` (docs/decisions/0012): those of its own rule, not by
 * chance one that loads the whole site. That is the better statement, and a hundred times faster.
 * @type {Record<string, { files: string[], tests: string[] }>} globs from the root and below `tests/`; a leading ! takes files out again
 */
export const AREAS = {
  rules: {
    files: [
      'lib/*.ts',
      'lib/{article,drawings,examples,glossary,i18n,images,listing,text}/**/*.ts',
      // They ask Next for the page that is being rendered; only a build can run them.
      '!lib/i18n/{request,locale}.ts',
    ],
    tests: [
      '{examples,i18n,images,text}/*.test.ts',
      'blog/*.test.ts',
      'lib/!(untranslated).test.ts',
      'listing/*.test.ts',
    ],
  },
  'desk-check': { files: ['lib/desk-check/**/*.ts'], tests: ['desk-check/!(small-zod).test.ts'] },
  search: { files: ['lib/search/**/*.ts'], tests: ['search/*.test.ts'] },
  // What runs the exported scripts takes twenty times as long as all the rest.
  protocol: {
    files: ['lib/protocol/**/*.ts', '!lib/protocol/export/*.ts'],
    tests: ['protocol/!(desk-check|exports|script-texts).test.ts'],
  },
  exports: {
    files: ['lib/protocol/export/*.ts'],
    tests: ['protocol/{desk-check,exports,figures,script-texts}.test.ts'],
  },
  feeds: { files: ['lib/feeds/**/*.ts'], tests: ['feeds/*.test.ts'] },
  pages: {
    files: ['lib/pages/*.ts', 'lib/blocks/*.ts', 'lib/content/block-page.ts'],
    tests: ['pages/*.test.ts', 'seo/*.test.ts', 'content/pages-ask.test.ts', 'block-pages/*.test.{ts,tsx}'],
  },
  seo: { files: ['lib/seo/**/*.ts'], tests: ['seo/*.test.ts', 'lib/untranslated.test.ts'] },
  documents: { files: ['lib/documents/**/*.ts'], tests: ['documents/*.test.ts'] },
  facts: {
    files: ['lib/content/figures/*.ts', 'lib/content/{facts,statements}.ts'],
    tests: [`content/@(${TESTS.facts}|values).test.ts`],
  },
  markdown: {
    files: [`lib/content/${MARKDOWN}.ts`],
    tests: [`content/@(${TESTS.markdown}|faults|parse).test.ts`],
  },
  content: {
    files: [
      'lib/content/*.ts',
      '!lib/content/{facts,statements}.ts',
      `!lib/content/${MARKDOWN}.ts`,
      // A constant that `npm run dev` replaces.
      '!lib/content/edit-state.ts',
      // Among the pages of blocks.
      '!lib/content/block-page.ts',
    ],
    // Not those of the figures and of the Markdown, nor those that read the whole content or start a process.
    tests: [`content/!(${TESTS.facts}|${TESTS.markdown}|*.slow|format|labels|new|real-content).test.ts`],
  },
  client: {
    files: [
      'client/**/*.{ts,tsx}',
      // It calls the others, once, in a browser.
      '!client/main.ts',
    ],
    tests: [
      'client/**/!(bundle|client-manifest).test.{ts,tsx}',
      'labneeds/gate.test.tsx',
      'desk-check/small-zod.test.ts',
      'listing/list-weight.test.tsx',
      'search/search-box.test.tsx',
    ],
  },
};

/** `npm run mutation` runs Stryker once per area and names it here. */
const name = process.env.MUTATION_AREA ?? 'rules';
const area = AREAS[name];
if (!area) throw new Error(`MUTATION_AREA must be one of ${Object.keys(AREAS).join(', ')} (got "${name}")`);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: area.files,
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
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `.cache/mutation/${name}.html` },
  // Of a hundred faults the tests of an area must notice 93.
  thresholds: { high: 97, low: 93, break: 93 },
  tempDirName: '.cache/stryker',
  symlinkNodeModules: true,
  // Stryker would rewrite tsconfig.json with the compiler's API, which TypeScript 7 has not; SWC does not need it.
  tsconfigFile: 'none',
  // The sandbox needs the sources, the tests and what they read.
  ignorePatterns: [
    'out',
    '.next',
    '.cache',
    '.git',
    'imagery',
    'public/assets',
    'e2e/__screenshots__',
    'coverage',
    'test-results',
  ],
  allowConsoleColors: false,
};
