import nextJest from 'next/jest.js';
import { PREACT } from './scripts/toolchain/preact.mjs';

/** SWC compiles what jest loads, as it does for the site; `dir` is where next.config.mjs lies. */
const withNext = nextJest({ dir: import.meta.dirname });

/** @type {import('jest').Config} */
const settings = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/tests'],
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  cacheDirectory: '<rootDir>/.cache/jest',
};

/** Preact stands in for React, by exact name, and for the server's drawing there is a helper. */
const preactNames = Object.entries({
  ...PREACT,
  'react-dom/server.node': '<rootDir>/tests/helpers/preact-server.ts',
});

/** The islands once more, with what the browser's bundle has in place of React. */
const islandsWithPreact = {
  ...settings,
  displayName: 'preact',
  testMatch: ['<rootDir>/tests/{islands,client}/*.test.tsx'],
  moduleNameMapper: {
    ...settings.moduleNameMapper,
    ...Object.fromEntries(preactNames.map(([name, stand]) => [`^${name}$`, stand])),
  },
};

/** next/jest leaves packages untransformed; ours are ES modules (unified, remark, next-intl …), so all are. */
const project = async (/** @type {import('jest').Config} */ config) => ({
  ...(await withNext(config)()),
  transformIgnorePatterns: ['/node_modules/(?:next|react|react-dom|sharp|esbuild|typescript)/'],
});

export default async () => ({ projects: [await project(settings), await project(islandsWithPreact)] });
