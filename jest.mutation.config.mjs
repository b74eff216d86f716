import config from './jest.config.mjs';

/** Jest as Stryker runs it: once per mutant, so it loads only the files whose tests reach the mutant, slow ones too. */
export default async () => {
  const [settings] = (await config()).projects;
  return { ...settings, testPathIgnorePatterns: [], runner: '<rootDir>/tools/mutation-jest-runner.cjs' };
};
