/**
 * `npm run licences`, after a build: writes docs/licences.md, the licences of what it bundled.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf } from '../build/arguments.mjs';
import { allShipped, LICENCE_LIST } from '../build/export/licences.ts';
import { licenceTable } from '../build/licences/list.ts';

argumentsOf(import.meta.filename);
const root = join(import.meta.dirname, '..');
const all = allShipped(root, join(root, '.generated'));
writeFileSync(join(root, LICENCE_LIST), licenceTable(all));
console.log(`${LICENCE_LIST}: ${all.length} packages`);
