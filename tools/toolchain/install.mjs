import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { progress } from '../../build/progress.mjs';
import { ROOT } from '../../build/root.mjs';
import { NO_BROWSER_DOWNLOADS, run, StepError } from '../../build/run.mjs';

/** npm writes it when an install has ended, whoever began it: what it names is there. */
const INSTALLED = 'node_modules/.package-lock.json';

const OLDEST_NODE = '20.12';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 * @param {string} root
 * @param {string} file
 * @returns {[path: string, LockedPackage][]} the packages below the folder itself
 */
const lockedIn = (root, file) =>
  Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {}).filter(([path]) => path);

/**
 * Tells whether the packages that the lockfile names are there. Optional ones may be missing: they are for other systems.
 * @param {string} root
 */
export function isInstalled(root) {
  if (!existsSync(join(root, INSTALLED))) return false;
  const installed = new Map(lockedIn(root, INSTALLED));
  return lockedIn(root, 'package-lock.json').every(
    ([path, { version, integrity, optional, devOptional }]) => {
      const there = installed.get(path);
      if (!there) return optional || devOptional || false;
      return there.version === version && there.integrity === integrity;
    },
  );
}

/** The search path without this repository's programs: the install replaces them while it runs. */
const outerPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`node_modules${sep}.bin`))
    .join(delimiter);

/** The tools that only the tests of the hosts need have a lockfile of their own. */
export const HOSTS_FOLDER = 'e2e/hosts';

/** Installs the packages with `npm ci` if they are missing or the lockfile has changed. Throws a StepError. */
export async function ensureInstalled() {
  if (process.versions.node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0)
    throw new StepError(`Node ${OLDEST_NODE} or newer is needed to begin; this is ${process.versions.node}.`);
  await install(ROOT, 'packages');
}

/**
 * Installs what the tests of the hosts need of npm: wrangler, the Observatory and the hosts' parsers. The install scripts
 * stay out: one of them wants the network, none is needed. Throws a StepError.
 */
export const ensureHostPackages = () =>
  install(
    join(ROOT, HOSTS_FOLDER),
    `packages of ${HOSTS_FOLDER}`,
    '--prefix',
    HOSTS_FOLDER,
    '--ignore-scripts',
  );

/**
 * Errors are shown whole. Warnings of npm are about packages that others wrote for other versions of Node than the one
 * that begins: nobody here can do anything about them.
 */
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error', '--no-progress'];

/**
 * The packages that npm puts into a folder on this system, as paths in it.
 * @param {string} folder
 */
const packagesOf = (folder) =>
  lockedIn(folder, 'package-lock.json')
    .filter(
      ([, { os, cpu }]) => (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true),
    )
    .map(([path]) => join(folder, path, 'package.json'));

/**
 * Shows how many packages npm has unpacked. Gives what ends it.
 * @param {string} folder
 */
function showInstalled(folder) {
  const packages = packagesOf(folder);
  const { done, end } = progress('packages', packages.length);
  const timer = setInterval(() => done(packages.filter((file) => existsSync(file)).length), 1_000);
  return () => {
    clearInterval(timer);
    end();
  };
}

/**
 * @param {string} folder
 * @param {string} what
 * @param {string[]} options of npm
 */
async function install(folder, what, ...options) {
  if (isInstalled(folder)) return;
  // An install that is killed must not be taken for an earlier one that was finished.
  rmSync(join(folder, INSTALLED), { force: true });
  console.log(`Installing ${what} (npm ci) …`);
  const stop = showInstalled(folder);
  const code = await run('npm', ['ci', ...QUIETLY, ...options], {
    ...NO_BROWSER_DOWNLOADS,
    PATH: outerPath(),
  }).finally(stop);
  if (code !== 0)
    throw new StepError('npm ci failed: see its message above. Is the npm registry reachable?', code);
}
