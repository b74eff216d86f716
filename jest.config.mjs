import nextJest from 'next/jest.js';

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

/** next/jest leaves packages untransformed; ours are ES modules (unified, remark, next-intl …), so all are. */
export default async () => ({
  ...(await withNext(settings)()),
  transformIgnorePatterns: ['/node_modules/(?:next|react|react-dom|sharp|esbuild|typescript)/'],
});
