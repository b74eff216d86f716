/** Makes what pages import, keeps the client bundle up to date, and runs Next's development server. */
import { bundleClient } from '../bundle-client.ts';
import { buildFonts } from '../fonts.ts';
import { buildImages } from '../images.ts';
import { command, runNode } from './run.mjs';

await command(async () => {
  await buildImages({ drafts: true });
  await buildFonts({ dev: true });
  await bundleClient({ dev: true, watch: true });
  const code = await runNode([
    'node_modules/next/dist/bin/next',
    'dev',
    '--port',
    process.env.PORT || '3000',
  ]);
  // The watcher of the client bundle would keep this process alive.
  process.exit(code);
});
