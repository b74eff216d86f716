/**
 * `node tools/run.mjs NAME …`: runs `tools/NAME.ts` as the first command of a fresh clone may: installs what is
 * missing, then takes the project's own Node, since the one of the system may not run TypeScript.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/root.mjs';
import { command, runNode, StepError } from '../build/run.mjs';
import { ensureInstalled } from './toolchain/install.mjs';

await command(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const script = `tools/${name}.ts`;
  if (!/^[\w-]+$/.test(name) || !existsSync(join(ROOT, script)))
    throw new StepError(`There is no command "${name}": tools/run.mjs runs the files tools/NAME.ts.`);
  await ensureInstalled();
  return runNode([script, ...args]);
});
