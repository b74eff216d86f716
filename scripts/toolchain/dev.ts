/** Makes what pages import, keeps the client bundle up to date, and runs Next's development server. */
import { join } from 'node:path';
import { contentRoot } from '../../lib/content/root.ts';
import { bundleClient } from '../bundle-client.ts';
import { buildContentDates } from '../content-dates.ts';
import { contentReport } from '../dev/report-content.ts';
import { watchFolders, writeEditState } from '../dev/watch-content.ts';
import { writeSchemas } from '../editor-files.ts';
import { buildFonts } from '../fonts.ts';
import { buildIcons } from '../icons.ts';
import { buildImages } from '../images.ts';
import { ROOT } from './root.mjs';
import { command, runNode } from './run.mjs';

await command(async () => {
  await buildImages({ drafts: true });
  await buildFonts({ dev: true });
  await buildIcons();
  buildContentDates();
  await bundleClient({ dev: true, watch: true });
  writeSchemas();
  console.log(contentReport());
  let edits = 0;
  writeEditState(ROOT, String(edits));
  const stop = watchFolders([contentRoot(), join(ROOT, 'messages')], async ({ images }) => {
    if (images) await buildImages({ drafts: true }).catch((error: unknown) => console.error(error));
    edits += 1;
    writeEditState(ROOT, String(edits));
    console.log(contentReport());
  });
  const code = await runNode([
    'node_modules/next/dist/bin/next',
    'dev',
    '--port',
    process.env.PORT || '3000',
  ]);
  stop();
  // The watcher of the client bundle would keep this process alive.
  process.exit(code);
});
