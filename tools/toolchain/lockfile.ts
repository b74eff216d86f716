/** One package in package-lock.json (version 3), as far as it matters here. */
export type LockEntry = {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type Lockfile = { packages: Record<string, LockEntry> };

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
/** Names that packages give to systems and processors which npm calls by others. */
const ALIASES: Readonly<Record<string, string>> = { '64': 'x64', windows: 'win32' };
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Tells whether a package finds a dependency, looking from its own folder upwards as Node does. */
function isLocked(packages: Lockfile['packages'], from: string, name: string): boolean {
  if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true;
  if (!from) return false;
  return isLocked(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/**
 * The entry of a native part, read from its name: `@biomejs/cli-linux-x64-musl` is for Linux, x64 and musl.
 * @throws Error if the name does not say for which processor it is, or the version is not exact.
 */
export function nativeEntry(name: string, version: string, owner: LockEntry): LockEntry {
  const file = name.slice(name.indexOf('/') + 1);
  const parts = file.split('-').map((part) => ALIASES[part] ?? part);
  const cpu = parts.filter((part) => PROCESSORS.includes(part));
  const os = parts.filter((part) => SYSTEMS.includes(part));
  if (cpu.length !== 1 || !/^\d/.test(version))
    throw new Error(`package-lock.json: cannot complete ${name}@${version}`);
  const libc = parts.some((part) => part.startsWith('musl')) ? ['musl'] : ['glibc'];
  return {
    version,
    resolved: `https://registry.npmjs.org/${name}/-/${file}-${version}.tgz`,
    cpu,
    ...(owner.dev && { dev: true }),
    ...(os.includes('linux') && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/**
 * Adds the native parts for other systems that npm left out of a lockfile (it forgets what it could not install,
 * and `npm ci` then refuses the file, on those systems and on this one). Changes nothing when none is missing.
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
