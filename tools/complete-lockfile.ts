/**
 * `npm run complete-lockfile`, after `npm install`: makes our lockfiles complete for all systems, so that `npm ci` accepts them
 * everywhere. npm leaves out what it could not look up (a registry may hold the native parts for its own systems alone), and
 * forgets what it did not install.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf } from '../build/arguments.mjs';
import { ROOT } from '../build/root.mjs';
import { HOSTS_FOLDER } from './toolchain/install.mjs';

/** One package in package-lock.json (version 3), as far as it matters here. */
export type LockEntry = Partial<Record<'cpu' | 'os' | 'libc', string[]>> & {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
};

export type Lockfile = { packages: Record<string, LockEntry> };

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Tells whether a package finds a dependency, looking from its own folder upwards as Node does. */
function isLocked(packages: Lockfile['packages'], from: string, name: string): boolean {
  if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true;
  return (
    from !== '' && isLocked(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
  );
}

/**
 * The entry of a native part, read from its name: `@biomejs/cli-linux-x64-musl` is for Linux, x64 and musl.
 * @throws Error if the name does not say for which processor it is, or the version is not exact.
 */
export function nativeEntry(name: string, version: string, { dev }: LockEntry): LockEntry {
  // Names that packages give to systems and processors which npm calls by others.
  const parts = name.replace(/-64$/, '-x64').replace('-windows-', '-win32-').split(/[/-]/);
  const cpu = parts.filter((part) => PROCESSORS.includes(part));
  const os = parts.filter((part) => SYSTEMS.includes(part));
  if (cpu.length !== 1 || !/^\d/.test(version))
    throw new Error(`package-lock.json: cannot complete ${name}@${version}`);
  const libc = parts.some((part) => part.startsWith('musl')) ? ['musl'] : ['glibc'];
  return {
    version,
    cpu,
    ...(dev && { dev }),
    ...(os.includes('linux') && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/**
 * Adds the native parts for other systems that are not in a lockfile; what is there stays as it is.
 * @throws Error naming a package that is no native part.
 */
export function completeLockfile<T extends Lockfile>(lockfile: T): { lockfile: T; added: string[] } {
  const packages = { ...lockfile.packages };
  const added: string[] = [];
  for (const [from, entry] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(packages, from, name)) continue;
      packages[`node_modules/${name}`] = nativeEntry(name, version, entry);
      added.push(name);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { lockfile: added.length ? { ...lockfile, packages: Object.fromEntries(sorted) } : lockfile, added };
}

if (process.argv[1] === import.meta.filename) {
  argumentsOf(import.meta.filename);
  for (const folder of ['.', HOSTS_FOLDER]) {
    const path = join(ROOT, folder, 'package-lock.json');
    const { lockfile, added } = completeLockfile(JSON.parse(readFileSync(path, 'utf8')) as Lockfile);
    if (added.length > 0) writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
    console.log(`${join(folder, 'package-lock.json')}: ${added.length} packages for other systems added`);
  }
}
