import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTS_FOLDER } from './hosts.mjs';
import { ROOT } from './root.mjs';

export const HOSTS_RESULT = '.cache/test-results/hosts.tap';

/** Arguments for Node that run the tests of all hosts and leave their result in `HOSTS_RESULT`. */
export const hostTestArguments = () => [
  '--test',
  `--test-reporter=./${HOSTS_FOLDER}/reporter.ts`,
  '--test-reporter-destination=stdout',
  '--test-reporter=tap',
  `--test-reporter-destination=${HOSTS_RESULT}`,
  ...readdirSync(join(ROOT, HOSTS_FOLDER))
    .filter((name) => name.endsWith('.hosts.ts'))
    .sort()
    .map((name) => `${HOSTS_FOLDER}/${name}`),
];

/**
 * The tests in a result of Node's test runner; what was skipped counts as neither.
 * @param {string} tap
 */
export function countTap(tap) {
  const number = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled') };
}
