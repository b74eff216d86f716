import config from './jest.config.mjs';

/** Tests that build the whole site with other settings: a minute each, so they are not among the unit tests. */
export default async () => {
  const [settings] = (await config()).projects;
  return {
    ...settings,
    testMatch: ['<rootDir>/tests/whole/**/*.whole.ts'],
    testTimeout: 30_000,
  };
};
