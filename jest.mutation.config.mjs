import config from './jest.config.mjs';

/** Jest as Stryker runs it: once per mutant, so it loads only the files whose tests reach the mutant, slow ones too. */
export default async () => {
  const { projects, testTimeout } = await config();
  return {
    ...projects[0],
    testTimeout,
    testPathIgnorePatterns: [],
    runner: '<rootDir>/tools/mutation-jest-runner.cjs',
  };
};
