/**
 * `npm run walks -- [HOW MANY]`, after a build: so many random walks (40) through `out/` (docs/decisions/0012).
 *
 *   --seed 7                        begins with another number
 *   --from /en/plan                 walks from one page alone
 *   --path 3:1 --replay AAB:C       begins at the place that a failure names
 *   --again '["/en/plan",["type",1,"7"]]'   walks one walk once more
 *
 * Example: npm run walks -- 1500 --seed 7
 */

import { parseArgs } from 'node:util';
import { offerHelp } from '../build/arguments.mjs';
import { command, runNode, StepError } from '../build/run.mjs';
import { ensureChromium } from './toolchain/chromium.mjs';

const USE =
  "Use: npm run walks -- <how many> [--seed 7] [--from /en/plan] [--path 3:1 --replay AAB:C], or --again '<walk>'";

/** @throws StepError for unknown words, and for a number that is none. */
function settings(): Record<string, string> {
  const names = ['seed', 'from', 'path', 'replay', 'again'] as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    const [walks = '40', ...more] = positionals;
    const numbers = [walks, values.seed ?? '0'];
    if (more.length > 0 || !numbers.every((number) => /^\d{1,9}$/.test(String(number))))
      throw new RangeError();
    const given = Object.entries(values).map(([name, value]) => [
      `WALKS_${name.toUpperCase()}`,
      String(value),
    ]);
    return { WALKS: walks, ...Object.fromEntries(given) };
  } catch {
    throw new StepError(USE, 2);
  }
}

offerHelp(import.meta.filename);
await command(async () => {
  const given = settings();
  await ensureChromium();
  return runNode(
    ['node_modules/@playwright/test/cli.js', 'test', 'e2e/walks/walks.spec.ts', '--project=desktop'],
    given,
  );
});
