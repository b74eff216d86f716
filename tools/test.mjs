/**
 * `npm test`, `npm run test:ci` and `npm run test:full`: install what is missing, then run every step of their tier, also
 * after one that failed.
 *
 *   --only unit,e2e   some steps; an unknown one prints all names
 *
 * Example: npm test -- --only unit,build
 */

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { offerHelp } from '../build/arguments.mjs';
import { ROOT } from '../build/root.mjs';
import { command } from '../build/run.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { chosenSteps, runSteps } from './toolchain/run-tests.mjs';
import { TEST_STEPS } from './toolchain/test-steps.mjs';

offerHelp(import.meta.filename);
await command(async () => {
  const chosen = chosenSteps(TEST_STEPS, process.argv.slice(2));
  // Read by the configurations of jest and Playwright.
  process.env.TEST_TIER = chosen.tier;
  await ensureInstalled();
  // Results of an earlier run must not be counted; jest wants the folder to be there.
  for (const folder of ['test-results', '.cache/test-results']) {
    rmSync(join(ROOT, folder), { recursive: true, force: true });
    mkdirSync(join(ROOT, folder), { recursive: true });
  }
  return runSteps(chosen, console.log);
});
