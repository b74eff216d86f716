/** `npm run dev`: the site with hot reload, at / and /en. */

import { command, runNode } from '../build/run.mjs';
import { ensureInstalled } from './toolchain/install.mjs';

await command(async () => {
  await ensureInstalled();
  return runNode(['tools/toolchain/dev.ts']);
});
