/** `npm start`: installs what is missing, builds the site and serves it. Needs only Node 20 and npm to begin. */

import { command, runNode, StepError } from '../build/run.mjs';
import { ensureInstalled } from './toolchain/install.mjs';

await command(async () => {
  await ensureInstalled();
  const built = await runNode(['build/build.ts']);
  if (built !== 0) throw new StepError('The build failed: see the message above.', built);
  return runNode(['build/serve.ts', '--next-free', '--port', process.env.PORT || '3000']);
});
