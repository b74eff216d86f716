/** `npm run dev`: the site with hot reload, at / and /en. */
import { ensureInstalled } from './toolchain/install.mjs';
import { command, runNode } from './toolchain/run.mjs';

await command(async () => {
  await ensureInstalled();
  return runNode(['scripts/toolchain/dev.ts']);
});
