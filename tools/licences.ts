/**
 * `npm run licences`, after a build: writes docs/licences.md, the licences of what it bundled.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf } from '../build/arguments.mjs';
import { allShipped, LICENCE_LIST } from '../build/export/licences.ts';
import { licenceTable } from '../build/licences/list.ts';
import { ROOT } from '../build/root.mjs';

argumentsOf(import.meta.filename);
const all = allShipped(ROOT, join(ROOT, '.generated'));
writeFileSync(join(ROOT, LICENCE_LIST), licenceTable(all));
console.log(`${LICENCE_LIST}: ${all.length} packages`);
