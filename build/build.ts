/** `npm run build`: from content to the finished `out/`. Each step stops the build if something is wrong. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepContent } from '../lib/content/kept.ts';
import { contentFiles } from '../lib/content/load.ts';
import { buildDate } from '../lib/content/publication.ts';
import { RENDERED } from '../lib/pages/rendered.ts';
import { builtContent } from './content.ts';
import { finishExport } from './export/index.ts';
import { preparation } from './prepare/preparation.ts';
import { Rendered } from './rendered.ts';
import { runNode } from './run.mjs';

const ROOT = join(import.meta.dirname, '..');

async function nextBuild(): Promise<void> {
  const generated = join(ROOT, '.generated');
  const content = builtContent();
  const rendered = new Rendered({ root: ROOT, content });
  const ready = join(generated, 'rendered.json');
  writeFileSync(ready, JSON.stringify(rendered.ids));
  const code = await runNode(['node_modules/next/dist/bin/next', 'build'], {
    ...keepContent(content, join(generated, 'content.json')),
    [RENDERED]: ready,
  });
  if (code !== 0) throw new Error(`next build ended with exit code ${code}`);
  rendered.complete();
}

// Every process of the build asks for today; a build that runs over midnight must not change its mind.
process.env.BUILD_DATE = buildDate();
console.log(`BUILD_DATE=${process.env.BUILD_DATE}`);

const STEPS: { name: string; run: () => unknown }[] = [
  {
    name: 'content',
    run: () => console.log(`  ${contentFiles(builtContent()).length} files, no problems`),
  },
  ...preparation({ dev: false }),
  { name: 'next build', run: nextBuild },
  { name: 'export', run: () => finishExport(ROOT) },
];

for (const { name, run } of STEPS) {
  const start = performance.now();
  try {
    await run();
  } catch (error) {
    console.error(`\nThe build stopped at "${name}":\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
