/**
 * Jest's own runner, for one mutant after the other. Stryker asks for tests by name, and jest would load every file to
 * look for the names; this runner remembers from the first run, without a mutant, which file has which tests and how
 * long it takes. It runs only the files asked for, the quick ones first, and stops at the first that fails.
 * CommonJS, because jest loads runners so.
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { default: TestRunner } = require('jest-runner');

/** @typedef {{ names: string[], milliseconds: number }} Known */

const MEMORY = 'tests-by-file.json';

// The one that jest's runner asks for the words at the head of a test file.
const docblock = createRequire(require.resolve('jest-runner'))('jest-docblock');
const { parse } = docblock;
docblock.parse = (/** @type {string} */ text) => {
  const words = parse(text);
  const environment = words['jest-environment'];
  return environment
    ? { ...words, 'jest-environment': `@stryker-mutator/jest-runner/jest-env/${environment}` }
    : words;
};

module.exports = class MutationRunner extends TestRunner {
  /** @type {Record<string, Known>} */
  known = {};
  failed = false;

  /**
   * @param {any} globalConfig
   * @param {any} context
   */
  constructor(globalConfig, context) {
    super(globalConfig, context);
    this.memory = join(globalConfig.rootDir, MEMORY);
    this.pattern = globalConfig.testNamePattern;
    this.on('test-file-failure', () => {
      this.failed = true;
    });
    this.on('test-file-success', ([test, result]) => {
      this.failed ||= result.numFailingTests > 0 || Boolean(result.testExecError);
      const { start, end } = result.perfStats;
      this.known[test.path] = {
        names: result.testResults.map((/** @type {any} */ { fullName }) => fullName),
        milliseconds: end - start,
      };
    });
  }

  /**
   * @param {any[]} tests
   * @param {any} watcher
   * @param {any} options
   */
  async runTests(tests, watcher, options) {
    if (!this.pattern) {
      await super.runTests(tests, watcher, options);
      writeFileSync(this.memory, JSON.stringify(this.known));
      return;
    }
    const known = JSON.parse(readFileSync(this.memory, 'utf8'));
    const asked = new RegExp(this.pattern, 'i');
    const chosen = tests
      .filter(({ path }) => known[path]?.names.some((/** @type {string} */ name) => asked.test(name)))
      .sort((a, b) => known[a.path].milliseconds - known[b.path].milliseconds);
    for (const test of chosen) {
      if (this.failed) return;
      await super.runTests([test], watcher, options);
    }
  }
};
