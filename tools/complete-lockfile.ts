/** After `npm install`: makes our lockfiles complete for all systems, so that `npm ci` accepts them everywhere. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTS_FOLDER } from './toolchain/install.mjs';
import { completeLockfile, type Lockfile } from './toolchain/lockfile.ts';

for (const folder of ['.', HOSTS_FOLDER]) {
  const path = join(import.meta.dirname, '..', folder, 'package-lock.json');
  const { lockfile, added } = completeLockfile(JSON.parse(readFileSync(path, 'utf8')) as Lockfile);
  if (added.length > 0) writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`${join(folder, 'package-lock.json')}: ${added.length} packages for other systems added`);
}
