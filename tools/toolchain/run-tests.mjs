import { parseArgs } from 'node:util';
import { StepError } from '../../build/run.mjs';
import { ensureProgram, skippedWithout } from './programs.mjs';
import { includes, TIER_COMMANDS, TIERS } from './tiers.mjs';

/** @typedef {import('./test-steps.mjs').TestStep} TestStep */
/** @typedef {import('./tiers.mjs').Tier} Tier */
/** @typedef {{ tier: Tier, steps: TestStep[], left: TestStep[] }} Chosen `left` are the steps of dearer tiers. */

/**
 * The steps of `--tier test|ci|full` (the first without a word); `--only unit,e2e` takes those named, in their usual
 * order. Throws a StepError for unknown words.
 * @param {TestStep[]} all
 * @param {string[]} args
 * @returns {Chosen}
 */
export function chosenSteps(all, args) {
  const refuse = () =>
    new StepError(
      `Use: ${Object.values(TIER_COMMANDS).join(', ')}, each with or without -- --only ${all.map(({ name }) => name).join(',')} (one or several of them)`,
      2,
    );
  let values;
  try {
    ({ values } = parseArgs({ args, options: { tier: { type: 'string' }, only: { type: 'string' } } }));
  } catch {
    throw refuse();
  }
  const tier = TIERS.find((name) => name === (values.tier ?? 'test'));
  const wanted = values.only?.split(',');
  if (!tier || wanted?.some((name) => !all.some((step) => step.name === name))) throw refuse();
  const inTier = (/** @type {TestStep} */ step) => includes(tier, step.tier ?? 'test');
  if (wanted) return { tier, steps: all.filter(({ name }) => wanted.includes(name)), left: [] };
  return { tier, steps: all.filter(inTier), left: all.filter((step) => !inTier(step)) };
}

const seconds = (/** @type {number} */ start) => (performance.now() - start) / 1000;
const clock = (/** @type {number} */ time) =>
  time < 60 ? `${time.toFixed(1)} s` : `${Math.floor(time / 60)} min ${Math.floor(time % 60)} s`;

/**
 * The programs that a step needs in a tier; the first one has Chromium alone.
 * @param {TestStep} step
 * @param {Tier} tier
 */
const programsOf = ({ programs = [], tier: own }, tier) => (own || includes(tier, 'ci') ? programs : []);

/**
 * Runs a step; a failure that it expects (a browser that cannot be installed) is a failure of this step alone.
 * @param {TestStep} step
 * @param {Tier} tier
 */
async function exitCodeOf(step, tier) {
  try {
    for (const program of programsOf(step, tier)) await ensureProgram(program);
    return await step.run(tier);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(`\n${error.message}`);
    return error.exitCode;
  }
}

/**
 * What did not run in a tier and the command that runs it: steps and tests of the dearer tiers.
 * @param {Chosen} chosen
 */
function leftOut({ tier, steps, left }) {
  return TIERS.filter((other) => !includes(tier, other)).flatMap((other) => {
    const whole = left.filter((step) => step.tier === other).map(({ title }) => title);
    const parts = steps.flatMap(({ parts }) => parts?.[other] ?? []);
    const all = [...whole, ...parts];
    return all.length > 0 ? [`not run  ${all.join('; ')}: ${TIER_COMMANDS[other]}`] : [];
  });
}

/** As many tests as a summary names: it is all that is seen of a long run. */
const MOST_NAMED = 20;

/**
 * The tests of a step that failed, or passed at the second try alone, a line each.
 * @param {import('./test-results.mjs').TestResult} result
 */
function namedTests({ failures = [], flaky = [] }) {
  const lines = [...failures, ...flaky.map((name) => `second try: ${name}`)];
  const more = lines.length - MOST_NAMED;
  return [...lines.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more`] : [])].map(
    (line) => `         ${line}`,
  );
}

/**
 * Runs all steps, also after a red one, but for those that need what a red one should have made. Prints a summary with
 * the time of each, the tests that failed, what did not run, and in its last line the sum of all tests: a step that fails
 * without a failed test counts as one.
 * @param {Chosen} chosen
 * @param {(line: string) => void} print
 * @returns {Promise<number>} the exit code of the first red step, 0 without one
 */
export async function runSteps(chosen, print) {
  const total = { passed: 0, failed: 0 };
  const summary = [];
  const red = new Set();
  const began = performance.now();
  let exitCode = 0;
  for (const step of chosen.steps) {
    const { name, title, needs, result, skipped } = step;
    if (needs && red.has(needs)) {
      red.add(name);
      summary.push(`not run  ${title}: it needs "${needs}", which failed`);
      continue;
    }
    print(`\n== ${title} (${name})`);
    const start = performance.now();
    const code = await exitCodeOf(step, chosen.tier);
    const tests = result?.() ?? { passed: 0, failed: 0 };
    total.passed += tests.passed;
    total.failed += code === 0 ? tests.failed : Math.max(1, tests.failed);
    if (code !== 0) red.add(name);
    exitCode ||= code;
    const line = `${code === 0 ? 'passed ' : 'FAILED '}  ${title}, ${clock(seconds(start))}`;
    print(`== ${line}`);
    summary.push(line, ...namedTests(tests));
    const gaps = [...programsOf(step, chosen.tier).map(skippedWithout), skipped?.(chosen.tier)].filter(
      Boolean,
    );
    if (gaps.length > 0) summary.push(`skipped  ${gaps.join('; ')}`);
  }
  summary.push(...leftOut(chosen));
  const sum = `${total.passed} passed, ${total.failed} failed`;
  print(`\nSummary\n${summary.join('\n')}\n\n${clock(seconds(began))} in all\n${sum}`);
  return exitCode;
}
