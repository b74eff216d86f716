/** `npm run licences`: writes `docs/licences.md` for what the last build bundled. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allShipped, LICENCE_LIST } from '../build/export/licences.ts';
import { licenceTable } from '../build/licences/list.ts';

const root = join(import.meta.dirname, '..');
const all = allShipped(root, join(root, '.generated'));
writeFileSync(join(root, LICENCE_LIST), licenceTable(all));
console.log(`${LICENCE_LIST}: ${all.length} packages`);
