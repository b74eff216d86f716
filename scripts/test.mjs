/**
 * `npm test`: installs what is missing, browsers included, and runs every check that is fast. `-- --full` (that is
 * `npm run test:full`) runs the slow ones too, `-- --only unit,e2e` runs some.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './toolchain/chromium.mjs';
import { ensureEngine, FIREFOX, WEBKIT } from './toolchain/engines.mjs';
import { ensureHostTools } from './toolchain/hosts.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { ensureJava } from './toolchain/java.mjs';
import { ROOT } from './toolchain/root.mjs';
import { command } from './toolchain/run.mjs';
import { chosenSteps, runSteps } from './toolchain/run-tests.mjs';
import { TEST_STEPS } from './toolchain/test-steps.mjs';

await command(async () => {
  const args = process.argv.slice(2);
  const steps = chosenSteps(TEST_STEPS, args);
  if (args[0] === '--full') process.env.TEST_FULL = '1';
  await ensureInstalled();
  const has = (/** @type {string} */ wanted) => steps.some(({ name }) => name === wanted);
  if (has('e2e') || has('performance')) await ensureChromium();
  if (has('markup')) await ensureJava();
  if (has('hosts')) await ensureHostTools();
  for (const engine of [...(has('e2e') ? [FIREFOX] : []), ...(has('webkit') ? [WEBKIT] : [])]) {
    const warning = await ensureEngine(engine);
    if (warning) console.warn(warning);
  }
  // Results of an earlier run must not be counted; jest wants the folder to be there.
  for (const folder of ['test-results', '.cache/test-results']) {
    rmSync(join(ROOT, folder), { recursive: true, force: true });
    mkdirSync(join(ROOT, folder), { recursive: true });
  }
  return runSteps(steps, console.log);
});
