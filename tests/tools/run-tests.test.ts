import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepError } from '../../build/run.mjs';
import { chosenSteps, runSteps } from '../../tools/toolchain/run-tests.mjs';
import type { TestResult } from '../../tools/toolchain/test-results.mjs';
import { TEST_STEPS, type TestStep, withSecondTry } from '../../tools/toolchain/test-steps.mjs';
import { temporaryFolder } from '../helpers/temporary';

const step = (name: string, exitCode: number, result?: TestResult): TestStep => ({
  name,
  title: name,
  run: async () => exitCode,
  ...(result && { result: () => result }),
});

async function outcome(...steps: TestStep[]) {
  const lines: string[] = [];
  const left: TestStep[] = [{ ...step('whole', 0), tier: 'full' }];
  const exitCode = await runSteps({ tier: 'ci', steps, left }, (line) => lines.push(line));
  return { exitCode, text: lines.join('\n'), last: lines.join('\n').split('\n').at(-1) };
}

describe('npm test', () => {
  const unit = (exitCode: number, failed: number) => step('unit', exitCode, { passed: 3, failed });
  it.each([
    ['all is well', [unit(0, 0), step('e2e', 0, { passed: 2, failed: 0 })], 0, '5 passed, 0 failed'],
    ['a test fails', [unit(1, 2)], 1, '3 passed, 2 failed'],
    ['a step without tests fails', [step('lint', 4)], 4, '0 passed, 1 failed'],
    ['a test run fails for another reason', [unit(1, 0)], 1, '3 passed, 1 failed'],
    ['a step fails, and those after it do not', [step('lint', 2), unit(0, 0)], 2, '3 passed, 1 failed'],
  ])('ends with the sum when %s', async (_when, steps, exitCode, last) => {
    expect(await outcome(...steps)).toMatchObject({ exitCode, last });
  });

  it('runs every step after a red one but those that need it, and says which', async () => {
    const { text } = await outcome(
      step('build', 2),
      { ...step('built', 0), needs: 'build' },
      { ...step('e2e', 0), needs: 'built' },
      step('prose', 0),
    );
    expect(text).toMatch(
      /FAILED {3}build, \d+\.\d s\nnot run {2}built: it needs "build", which failed\nnot run {2}e2e: .*\npassed {3}prose/,
    );
  });

  it('names what failed below its step: a log may be cut to its end', async () => {
    const failures = Array.from({ length: 30 }, (_, index) => `test ${index} failed`);
    const { text } = await outcome(
      step('unit', 1, { passed: 3, failed: 30, failures }),
      step('e2e', 0, { passed: 2, failed: 0, flaky: ['the menu opens'] }),
    );
    expect(text).toMatch(
      /FAILED {3}unit, .* s\n +test 0 failed\n +test 1 failed\n[^=]* +and 10 more\npassed/,
    );
    expect(text).toMatch(/passed {3}e2e, .* s\n +second try: the menu opens\n/);
  });

  it('takes what a step cannot have as a failure of that step alone', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const refused: TestStep = { ...step('e2e', 0), run: () => Promise.reject(new StepError('No Chromium')) };
    expect(await outcome(refused, step('prose', 0))).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('passed   prose'),
    });
    expect(error).toHaveBeenCalledWith(expect.stringContaining('No Chromium'));
    error.mockRestore();
  });

  it('names in the summary what could not be tested on this machine, and what another command runs', async () => {
    const { exitCode, text } = await outcome({
      ...step('e2e', 0, { passed: 9, failed: 0 }),
      parts: { full: 'every page' },
      skipped: () => 'Firefox is not here: its tests did not run',
    });
    expect(exitCode).toBe(0);
    expect(text).toMatch(
      /\npassed {3}e2e, .* s\nskipped {2}Firefox is not here: .*\nnot run {2}whole; every page: npm run test:full\n\n.* in all\n9 passed, 0 failed$/,
    );
  });
});

describe('the tiers', () => {
  const names = (...args: string[]) => chosenSteps(TEST_STEPS, args).steps.map(({ name }) => name);

  it('are each a part of the next one', () => {
    const [quick, push, everything] = [names(), names('--tier', 'ci'), names('--tier', 'full')];
    expect(quick.length).toBeGreaterThan(4);
    expect(push.slice(0, quick.length)).toEqual(quick);
    expect(everything.slice(0, push.length)).toEqual(push);
    expect(everything).toEqual(TEST_STEPS.map(({ name }) => name));
  });

  it('hold a step that names none in the quickest', () => {
    const steps: TestStep[] = [step('new', 0), { ...step('slow', 0), tier: 'ci' }];
    expect(chosenSteps(steps, []).steps.map(({ name }) => name)).toEqual(['new']);
  });

  it('give way to --only, which takes the named steps in their usual order', () => {
    expect(names('--only', 'e2e,unit,whole')).toEqual(['unit', 'e2e', 'whole']);
  });

  it('leave out what takes hours, each a command of its own', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of ['performance', 'mutation']) {
      expect(names('--tier', 'full')).not.toContain(name);
      expect(scripts).toHaveProperty(name);
    }
  });

  it.each([
    [['--only', 'e2e,nonsense']],
    [['--only']],
    [['unit']],
    [['--tier', 'nightly']],
    [['--only', 'unit', 'e2e']],
  ])('refuse %p and say what there is', (args) => {
    expect(() => names(...args)).toThrow(StepError);
    expect(() => names(...args)).toThrow('--only lint,hygiene,types,unit,build,built,e2e');
  });
});

describe('a second try', () => {
  /** A program that notes that it ran, and fails as many times as it shall. */
  const failing = (times: number, code: number, notes: string) => [
    '-e',
    `const { appendFileSync, readFileSync } = require('node:fs');
     appendFileSync(${JSON.stringify(notes)}, 'ran ');
     process.exit(readFileSync(${JSON.stringify(notes)}, 'utf8').split(' ').length - 1 > ${times} ? 0 : ${code});`,
  ];

  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
    jest.spyOn(console, 'log').mockImplementation();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['is not needed when all is well', 0, { CI: '1' }, 1, 0, 'ran '],
    ['is given on CI', 1, { CI: '1' }, 1, 0, 'ran ran '],
    ['is the last one', 2, { CI: '1' }, 1, 1, 'ran ran '],
    ['is not given at home', 1, {}, 1, 1, 'ran '],
    ['is not given after a signal', 1, { CI: '1' }, 130, 130, 'ran '],
  ])('%s', async (_what, times, env, fails, code, ran) => {
    const notes = join(folder, 'notes');
    expect(await withSecondTry(failing(times, fails, notes), env)).toBe(code);
    expect(readFileSync(notes, 'utf8')).toBe(ran);
  });
});
