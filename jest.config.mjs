import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import nextJest from 'next/jest.js';
import { buildGrammar } from './build/prepare/grammar.ts';
import { PREACT } from './build/prepare/preact.mjs';
import { bundledPackages } from './tests/bundled-packages.mjs';

/** SWC compiles what jest loads, as it does for the site; `dir` is where next.config.mjs lies. */
const withNext = nextJest({ dir: import.meta.dirname });

/** @type {import('jest').Config} */
const settings = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/tests'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  moduleNameMapper: {
    '^(?:next-intl/server|next/root-params)$': '<rootDir>/tests/helpers/keys-as-words.ts',
    '^@/(.*)$': '<rootDir>/$1',
    ...(await bundledPackages()),
  },
  cacheDirectory: '<rootDir>/.cache/jest',
};

/** Tests that want something else than the sources, or more time than a unit test has. */
const ELSEWHERE = ['<rootDir>/tests/built/', '<rootDir>/tests/whole/', '\\.slow\\.test\\.tsx?$'];

/** Islands, and what wakes them: browsers run them with Preact, servers draw them with React. */
const ISLANDS = ['<rootDir>/tests/{islands,client}/*.test.tsx'];

/** What a file without a word is. */
const unit = {
  ...settings,
  displayName: 'unit',
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [...ELSEWHERE, '<rootDir>/tests/(islands|client)/[^/]+\\.test\\.tsx$'],
};

/** In React's own words: for what React warns of, and so that Preact's habits are none of ours. */
const react = { ...settings, displayName: 'react', testMatch: ISLANDS };

/** Preact stands in for React, by exact name, and for the server's drawing there is a helper. */
const preactNames = Object.entries({
  ...PREACT,
  'react-dom/server.node': '<rootDir>/tests/helpers/preact-server.ts',
});

/** With what the browser's bundle has in place of React. */
const preact = {
  ...settings,
  displayName: 'preact',
  testMatch: ISLANDS,
  moduleNameMapper: {
    ...settings.moduleNameMapper,
    ...Object.fromEntries(preactNames.map(([name, stand]) => [`^${name}$`, stand])),
  },
};

/** Start other programs, draw and encode as the build does, or try thousands of things. */
const slow = { ...settings, displayName: 'slow', testMatch: ['<rootDir>/tests/**/*.slow.test.{ts,tsx}'] };

/** Read `out/`, as the last build left it. */
const built = { ...settings, displayName: 'built', testMatch: ['<rootDir>/tests/built/*.test.ts'] };

/** Read the documents of `out/`, with Poppler. */
const documents = {
  ...settings,
  displayName: 'documents',
  testMatch: ['<rootDir>/tests/built/documents/*.test.ts'],
};

/** Build the whole site with other settings, or run its development: a minute each. */
const development = {
  ...settings,
  displayName: 'development',
  testMatch: ['<rootDir>/tests/whole/development.test.ts'],
  setupFilesAfterEnv: [...settings.setupFilesAfterEnv, '<rootDir>/tests/whole/setup.ts'],
};
const whole = {
  ...development,
  displayName: 'whole',
  testMatch: ['<rootDir>/tests/whole/*.test.ts'],
  testPathIgnorePatterns: development.testMatch,
};

/** next/jest leaves packages untransformed; ours are ES modules (unified, remark, next-intl …), so all are. */
const project = async (/** @type {import('jest').Config} */ config) => ({
  ...(await withNext(config)()),
  transformIgnorePatterns: [
    '/node_modules/(?:next|react|react-dom|sharp|esbuild|typescript)/',
    '/\\.cache/test-packages/',
  ],
});

// Read by what tests import; a test must not find an old one.
buildGrammar();
const snapshots = join(import.meta.dirname, '.cache/test-content');
rmSync(snapshots, { recursive: true, force: true });
mkdirSync(snapshots, { recursive: true });
process.env.TEST_CONTENT = join(snapshots, `${process.pid}.json`);

export default async () => ({
  maxWorkers: 2,
  // For what hangs: on a busy machine what takes a second may take a minute. Jest knows one for all projects.
  testTimeout: 3 * 60_000,
  projects: await Promise.all([unit, react, preact, slow, built, documents, development, whole].map(project)),
});
