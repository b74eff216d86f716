/**
 * `npm run walks -- [HOW MANY]`, after a build: so many random walks (40) through `out/` (docs/decisions/0012).
 *
 *   --seed 7                        begins with another number
 *   --from /en/plan                 all from one page; of a page where none begins it lists those that there are
 *   --path 3:1 --replay AAB:C       begins at the place that a failure names, with its page as --from and its --seed
 *   --again '["/en/plan",["type",1,"7"]]'   walks one walk once more
 *
 * Example: npm run walks -- 1500 --seed 7
 */

import { argumentsOf, refuseMore } from '../build/arguments.mjs';
import { command, runNode, StepError } from '../build/run.mjs';
import { ensureChromium } from './toolchain/chromium.mjs';

/** @throws StepError for a number that is none. */
function settings(): Record<string, string> {
  const names = ['seed', 'from', 'path', 'replay', 'again'] as const;
  const { values, positionals } = argumentsOf(import.meta.filename, {
    allowPositionals: true,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const [walks = '40', ...more] = positionals;
  refuseMore(more);
  const wrong = [walks, String(values.seed ?? 0)].find((number) => !/^\d{1,9}$/.test(number));
  if (wrong !== undefined) throw new StepError(`"${wrong}" is no number: npm run walks -- 1500 --seed 7`, 2);
  const given = Object.entries(values).map(([name, value]) => [`WALKS_${name.toUpperCase()}`, String(value)]);
  return { WALKS: walks, ...Object.fromEntries(given) };
}

await command(async () => {
  const given = settings();
  await ensureChromium();
  return runNode(
    ['node_modules/@playwright/test/cli.js', 'test', 'e2e/walks/walks.spec.ts', '--project=desktop'],
    given,
  );
});
