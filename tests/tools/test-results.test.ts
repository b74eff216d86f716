import { ROOT } from '../../build/root.mjs';
import { readJest, readPlaywright, readTap } from '../../tools/toolchain/test-results.mjs';

const playwrightTest = (title: string, status: string, projectName: string, ...messages: string[]) => ({
  title,
  file: 'menu.spec.ts',
  line: 7,
  tests: [{ projectName, status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
});

const TAP = `TAP version 13
# Subtest: nginx
    # Subtest: a page
    ok 1 - a page
      ---
      duration_ms: 4.1
      ...
    # Subtest: a missing page
    not ok 2 - a missing page
      ---
      failureType: 'testCodeFailure'
      error: |-
        Expected 404
        and got 200
      ...
    1..2
not ok 1 - nginx
  ---
  failureType: 'subtestsFailed'
  error: '1 subtest failed'
  ...
1..1
# pass 1
# fail 1
# cancelled 1
`;

describe('what a run of tests left behind', () => {
  it.each([
    ['of jest when nothing ran', readJest({}), { passed: 0, failed: 0, failures: [] }],
    [
      'of jest',
      readJest({
        numPassedTests: 5,
        numFailedTests: 1,
        testResults: [
          {
            name: `${ROOT}/tests/dates.test.ts`,
            status: 'failed',
            assertionResults: [
              { fullName: 'a date is a day', status: 'passed' },
              {
                fullName: 'a date has a year',
                status: 'failed',
                failureMessages: ['\u001B[31mNo\u001B[39m\nat'],
              },
            ],
          },
        ],
      }),
      { passed: 5, failed: 1, failures: ['tests/dates.test.ts › a date has a year: No'] },
    ],
    [
      'of a file that did not compile',
      readJest({
        numRuntimeErrorTestSuites: 1,
        testResults: [
          {
            name: `${ROOT}/tests/a.test.ts`,
            status: 'failed',
            message: 'No module b\n',
            assertionResults: [],
          },
        ],
      }),
      { passed: 0, failed: 1, failures: ['tests/a.test.ts: No module b'] },
    ],
    ['of Playwright when nothing ran', readPlaywright({}), { passed: 0, failed: 0, failures: [], flaky: [] }],
    [
      'of Playwright, whose suites have suites',
      readPlaywright({
        stats: { expected: 4, unexpected: 1, flaky: 1 },
        suites: [
          {
            specs: [playwrightTest('opens', 'expected', 'desktop')],
            suites: [
              {
                specs: [
                  playwrightTest('closes', 'unexpected', 'mobile', 'Timed out\nCall log'),
                  playwrightTest('moves', 'flaky', 'desktop', 'Closed'),
                ],
              },
            ],
          },
        ],
      }),
      {
        passed: 5,
        failed: 1,
        failures: ['[mobile] menu.spec.ts:7 › closes: Timed out'],
        flaky: ['[desktop] menu.spec.ts:7 › moves: Closed'],
      },
    ],
    [
      'of a server that did not start',
      readPlaywright({ errors: [{ message: 'no server' }] }),
      { passed: 0, failed: 1, failures: ['outside of tests: no server'], flaky: [] },
    ],
    ['of hosts when nothing ran', readTap(''), { passed: 0, failed: 0, failures: [] }],
    ['of hosts', readTap(TAP), { passed: 1, failed: 2, failures: ['a missing page: Expected 404'] }],
  ])('%s', (_what, result, expected) => expect(result).toEqual(expected));
});
