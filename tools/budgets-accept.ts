/**
 * `npm run budgets:accept`, after a build: writes the sizes of the pages in `out/` to docs/measurements/bytes.json, a line each,
 * so that the diff of a commit tells what it cost.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf } from '../build/arguments.mjs';
import { pathsEnding, readPage } from '../build/export/files.ts';
import { readClientManifest } from '../build/export/island-modules.ts';
import { loadsOf, measure } from '../build/export/report.ts';
import { readTree } from '../build/export/tree.ts';
import { ROOT } from '../build/root.mjs';

const ACCEPTED = 'docs/measurements/bytes.json';

argumentsOf(import.meta.filename);

const files = new Map(
  await readTree(join(ROOT, 'out')).catch(() => {
    console.error('There is no out/ to measure: run "npm run build" first.');
    process.exit(1);
  }),
);
const client = readClientManifest(join(ROOT, '.generated'));
if (!files.has(client.entry.slice(1))) {
  console.error('out/ was built with another client bundle than .generated/ has: run "npm run build" first.');
  process.exit(1);
}
const loads = new Map(
  pathsEnding(files, '.html').map((path) => [path, { loads: loadsOf(readPage(files, path), client) }]),
);
const { clientEntry, pages, islands } = measure(files, loads, client);
const lines = Object.entries(pages).map(
  ([path, weights]) => `    ${JSON.stringify(path)}: ${JSON.stringify(weights)}`,
);
writeFileSync(
  join(ROOT, ACCEPTED),
  `{\n  "clientEntry": ${clientEntry},\n  "islands": ${JSON.stringify(islands)},\n  "pages": {\n${lines.join(',\n')}\n  }\n}\n`,
);
console.log(`${ACCEPTED}: ${lines.length} pages`);
