/** After `npm install`: makes package-lock.json complete for all systems, so that `npm ci` accepts it everywhere. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLockfile, type Lockfile } from './toolchain/lockfile.ts';

const path = join(import.meta.dirname, '../package-lock.json');
const { lockfile, added } = completeLockfile(JSON.parse(readFileSync(path, 'utf8')) as Lockfile);
if (added.length > 0) writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`package-lock.json: ${added.length} packages for other systems added`);
