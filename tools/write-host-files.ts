/** `npm run hosts:write`: brings the host files in the repository up to date with `build/serve/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { committedFiles } from '../build/serve/committed.ts';

const ROOT = join(import.meta.dirname, '..');

for (const [path, text] of Object.entries(committedFiles(ROOT))) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
  console.log(path);
}
