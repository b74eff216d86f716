import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../build/root.mjs';

/**
 * What a program that tests left behind: `failures` name each failed test and what it said, `flaky` those that passed at
 * the second try, which only CI gives. A file that did not run counts as one failure, as does an error outside of tests.
 * @typedef {{ passed: number, failed: number, failures?: string[], flaky?: string[] }} TestResult
 */

/**
 * The first line of what a failed test said, without colours.
 * @param {string | undefined} message
 */
const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0]?.slice(0, 160);

/**
 * A test in one line.
 * @param {string} name
 * @param {string | undefined} message
 */
const withMessage = (name, message) => [name, firstLine(message)].filter(Boolean).join(': ');

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} JestTest */
/**
 * The tests in a result of jest.
 * @param {{
 *   numPassedTests?: number, numFailedTests?: number, numRuntimeErrorTestSuites?: number,
 *   testResults?: { name: string, status: string, message?: string, assertionResults: JestTest[] }[],
 * }} result
 * @returns {TestResult}
 */
export function readJest({
  numPassedTests = 0,
  numFailedTests = 0,
  numRuntimeErrorTestSuites = 0,
  testResults = [],
}) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [withMessage(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      withMessage(`${file} › ${fullName}`, failureMessages?.[0]),
    );
  });
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, failures };
}

/** @typedef {{ projectName: string, status: string, results: { error?: { message?: string } }[] }} PlaywrightTest */
/** @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * All tests below a suite.
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * The tests in a result of Playwright.
 * @param {{
 *   stats?: { expected: number, unexpected: number, flaky: number },
 *   errors?: { message?: string }[], suites?: PlaywrightSuite[],
 * }} result
 * @returns {TestResult}
 */
export function readPlaywright({ stats, errors = [], suites = [] }) {
  const named = (/** @type {string} */ wanted) =>
    suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => {
          const message = results.find(({ error }) => error)?.error?.message;
          return withMessage(`[${projectName}] ${file}:${line} › ${title}`, message);
        }),
    );
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: (stats?.unexpected ?? 0) + errors.length,
    failures: [
      ...named('unexpected'),
      ...errors.map(({ message }) => withMessage('outside of tests', message)),
    ],
    flaky: named('flaky'),
  };
}

/**
 * The tests in a result of Node's test runner; what was skipped counts as neither. A suite fails with its tests, which
 * stand indented in it: the innermost are named.
 * @param {string} tap
 * @returns {TestResult}
 */
export function readTap(tap) {
  const number = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  const failures = [...tap.matchAll(/^ *not ok \d+ - (.+)\n +---\n([\s\S]*?)\n +\.\.\.$/gm)]
    .filter(([, , details = '']) => !/failureType: 'subtestsFailed'/.test(details))
    .map(([, name = '', details = '']) =>
      withMessage(name, /^ *error: (?:\|-\n +)?(.+)$/m.exec(details)?.[1]),
    );
  return { passed: number('pass'), failed: number('fail') + number('cancelled'), failures };
}
