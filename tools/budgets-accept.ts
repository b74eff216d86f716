/** `npm run budgets:accept`: from now on, builds are compared with what lies in `out/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ACCEPTED, bytesText, measure } from '../build/export/bytes.ts';
import { readClientManifest } from '../build/export/client-manifest.ts';
import { readTree } from '../build/export/tree.ts';

const ROOT = join(import.meta.dirname, '..');

const files = await readTree(join(ROOT, 'out')).catch(() => {
  console.error('There is no out/ to measure: run "npm run build" first.');
  process.exit(1);
});
const bytes = measure(files, readClientManifest(join(ROOT, '.generated')));
mkdirSync(dirname(join(ROOT, ACCEPTED)), { recursive: true });
writeFileSync(join(ROOT, ACCEPTED), bytesText(bytes));
console.log(`${ACCEPTED}: ${Object.keys(bytes.pages).length} pages`);
