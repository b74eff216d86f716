/** `npm start`: installs what is missing, builds the site and serves it. Needs only Node 20 and npm to begin. */
import { ensureInstalled } from './toolchain/install.mjs';
import { command, runNode, StepError } from './toolchain/run.mjs';

await command(async () => {
  await ensureInstalled();
  const built = await runNode(['scripts/build.ts']);
  if (built !== 0) throw new StepError('The build failed: see the message above.', built);
  return runNode(['scripts/serve.ts', '--next-free', '--port', process.env.PORT || '3000']);
});
