import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/root.mjs';
import { HOSTS_FOLDER } from './hosts.mjs';

export const HOSTS_RESULT = '.cache/test-results/hosts.tap';
export const WEBKIT_RESULT = '.cache/test-results/webkit.tap';
/** Which tests in WebKitGTK have passed: another run with it repeats only the others. */
const WEBKIT_PASSED = '.cache/test-results/webkit-passed.json';

/**
 * Arguments for Node that run the tests of a folder and leave their result in a file.
 * @param {string} folder
 * @param {string} ending of the files with tests
 * @param {string} result
 * @param {string[]} options of Node, before the files
 */
const nodeTestArguments = (folder, ending, result, options = []) => [
  '--test',
  ...options,
  `--test-reporter=./${HOSTS_FOLDER}/reporter.ts`,
  '--test-reporter-destination=stdout',
  '--test-reporter=tap',
  `--test-reporter-destination=${result}`,
  ...readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`),
];

/** Arguments for Node that run the tests of all hosts and leave their result in `HOSTS_RESULT`. */
export const hostTestArguments = () => nodeTestArguments(HOSTS_FOLDER, '.hosts.ts', HOSTS_RESULT);

/**
 * Arguments for Node that run the tests in WebKitGTK and leave their result in `WEBKIT_RESULT`. One file after the
 * other: each starts a browser, whose port another one might take in between.
 */
export const webkitTestArguments = () =>
  nodeTestArguments('e2e/webkit', '.webkit.ts', WEBKIT_RESULT, [
    '--test-concurrency=1',
    `--test-rerun-failures=${WEBKIT_PASSED}`,
  ]);

/**
 * The tests in a result of Node's test runner; what was skipped counts as neither.
 * @param {string} tap
 */
export function countTap(tap) {
  const number = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled') };
}
