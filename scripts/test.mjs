/** `npm test`: installs what is missing, Chromium included, and runs every check. `-- --only unit,e2e` runs some. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './toolchain/chromium.mjs';
import { ensureInstalled } from './toolchain/install.mjs';
import { ROOT } from './toolchain/root.mjs';
import { command } from './toolchain/run.mjs';
import { chosenSteps, runSteps } from './toolchain/run-tests.mjs';
import { TEST_STEPS } from './toolchain/test-steps.mjs';

await command(async () => {
  const steps = chosenSteps(TEST_STEPS, process.argv.slice(2));
  await ensureInstalled();
  if (steps.some(({ name }) => name === 'e2e')) await ensureChromium();
  // Results of an earlier run must not be counted.
  for (const folder of ['test-results', '.cache/test-results'])
    rmSync(join(ROOT, folder), { recursive: true, force: true });
  return runSteps(steps, console.log);
});
