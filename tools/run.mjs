/**
 * `node tools/run.mjs NAME …`: runs `tools/NAME.ts` as the first command of a fresh clone may: installs what is
 * missing, then takes the project's own Node, since the one of the system may not run TypeScript.
 */

import { command, runNode } from '../build/run.mjs';
import { commandPath } from './toolchain/commands.mjs';
import { ensureInstalled } from './toolchain/install.mjs';

await command(async () => {
  const [name, ...args] = process.argv.slice(2);
  const script = commandPath(name);
  await ensureInstalled();
  return runNode([script, ...args]);
});
