import { StepError } from './run.mjs';

/** @typedef {import('./test-steps.mjs').TestStep} TestStep */

/**
 * The steps of `npm test`; `--full` adds the slow ones, `--only unit,e2e` takes those named, in their usual order.
 * Throws a StepError for unknown names.
 * @param {TestStep[]} steps
 * @param {string[]} args
 */
export function chosenSteps(steps, args) {
  if (args.length === 0) return steps.filter(({ slow }) => !slow);
  if (args.length === 1 && args[0] === '--full') return steps;
  const [flag, names = '', ...rest] = args;
  const wanted = names.split(',');
  const known = steps.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (flag !== '--only' || rest.length > 0 || unknown.length > 0)
    throw new StepError(
      `Use: npm test -- --full, or npm test -- --only ${known.join(',')} (one or several of them)`,
      2,
    );
  return steps.filter(({ name }) => wanted.includes(name));
}

/**
 * Runs the steps in order up to the first red one and prints a summary, whose last line sums all tests: a step
 * that fails without a failed test counts as one.
 * @param {TestStep[]} steps
 * @param {(line: string) => void} print
 * @returns {Promise<number>} the exit code of the red step, 0 without one
 */
export async function runSteps(steps, print) {
  const total = { passed: 0, failed: 0 };
  const summary = [];
  let exitCode = 0;
  for (const { name, title, run, count, skipped } of steps) {
    if (exitCode !== 0) {
      summary.push(`skipped  ${title}`);
      continue;
    }
    print(`\n== ${title} (${name})`);
    const start = performance.now();
    exitCode = await run();
    const tests = count?.() ?? { passed: 0, failed: 0 };
    total.passed += tests.passed;
    total.failed += exitCode === 0 ? tests.failed : Math.max(1, tests.failed);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const line = `${exitCode === 0 ? 'passed ' : 'FAILED '}  ${title}, ${seconds} s`;
    print(`== ${line}`);
    summary.push(line);
    const gap = skipped?.();
    if (gap) summary.push(`skipped  ${gap}`);
  }
  print(`\nSummary\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return exitCode;
}
