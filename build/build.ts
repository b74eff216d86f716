/**
 * `npm run build`: from content to the finished `out/`. Each step stops the build if something is wrong. BUILD_DATE=2026-04-01
 * builds as of another day, SITE_PREVIEW=yes with drafts, CONTENT_ROOT=<folder> another content (docs/guides/build-and-deploy.md).
 */

import { join } from 'node:path';
import { contentFiles } from '../lib/content/load.ts';
import { buildDate, isPreview } from '../lib/content/publication.ts';
import { SNAPSHOT_FILE, snapshotText } from '../lib/content/snapshot.ts';
import { RENDERED } from '../lib/pages/rendered.ts';
import { argumentsOf } from './arguments.mjs';
import { builtContent } from './content.ts';
import { finishExport } from './export/index.ts';
import { orStop, reasonOf } from './failure.ts';
import { checkNextCache, sealNextCache } from './next-cache.ts';
import { buildEditor } from './prepare/editor.ts';
import { preparation } from './prepare/preparation.ts';
import { Rendered } from './rendered.ts';
import { ROOT } from './root.mjs';
import { runNodeTied, StepError } from './run.mjs';
import { workAlone } from './running.ts';
import { NEXT_EXPORT, recoverSite } from './site-folder.ts';
import { writeIfChanged } from './write.ts';

async function nextBuild(): Promise<void> {
  const generated = join(ROOT, '.generated');
  const content = builtContent();
  const rendered = new Rendered({ root: ROOT, content });
  const files = {
    [SNAPSHOT_FILE]: join(generated, 'content.json'),
    [RENDERED]: join(generated, 'rendered.json'),
  };
  writeIfChanged(files[SNAPSHOT_FILE], snapshotText(content));
  writeIfChanged(files[RENDERED], JSON.stringify(rendered.paths));
  await checkNextCache(ROOT);
  const code = await runNodeTied(['node_modules/next/dist/bin/next', 'build'], {
    ...files,
    EXPORT_FOLDER: NEXT_EXPORT,
    BLOCK_PAGES: content.collections['block-pages'].length > 0 ? 'yes' : '',
  });
  if (code !== 0) throw new StepError(`next build ended with exit code ${code}`);
  await sealNextCache(ROOT);
  rendered.complete();
}

argumentsOf(import.meta.filename);
orStop(() => workAlone(ROOT, import.meta.filename));
recoverSite(ROOT);

// Every process of the build asks for today; a build that runs over midnight must not change its mind.
process.env.BUILD_DATE = orStop(buildDate);
console.log(`BUILD_DATE=${process.env.BUILD_DATE}`);
if (isPreview()) console.log('A preview: drafts and later days are shown, no page is to be indexed');

const STEPS: { name: string; run: () => unknown }[] = [
  {
    name: 'content',
    run: () => console.log(`  ${contentFiles(builtContent()).length} files, no problems`),
  },
  ...preparation({ dev: false }),
  { name: 'editor', run: () => buildEditor() },
  { name: 'next build', run: nextBuild },
  { name: 'export', run: () => finishExport(ROOT) },
];

for (const { name, run } of STEPS) {
  const start = performance.now();
  try {
    await run();
  } catch (error) {
    console.error(`\nThe build stopped at "${name}":\n${reasonOf(error, ROOT)}`);
    process.exit(1);
  }
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
