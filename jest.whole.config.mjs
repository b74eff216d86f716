import config from './jest.config.mjs';

/**
 * Tests that build the whole site with other settings, or run its development: a minute each, so they are not
 * among the unit tests. Those in `*.full.ts` run with `npm run test:full` only.
 */
export default async () => {
  const [settings] = (await config()).projects;
  return {
    ...settings,
    testMatch: [
      '<rootDir>/tests/whole/**/*.whole.ts',
      ...(process.env.TEST_FULL === '1' ? ['<rootDir>/tests/whole/**/*.full.ts'] : []),
    ],
    testTimeout: 30_000,
  };
};
