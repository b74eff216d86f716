import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { progress } from '../../build/progress.mjs';
import { ROOT } from '../../build/root.mjs';
import { NO_BROWSER_DOWNLOADS, run, StepError } from '../../build/run.mjs';

/** Below `node_modules`, so that the note goes when the packages go. */
const NOTE = 'node_modules/.installed-lockfile';

const OLDEST_NODE = 20;

/** @param {string} root */
const lockfileHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Tells whether the packages that the lockfile names are there.
 * @param {string} root
 */
export function isInstalled(root) {
  const note = join(root, NOTE);
  return existsSync(note) && readFileSync(note, 'utf8').trim() === lockfileHash(root);
}

/**
 * Remembers for which lockfile the packages were installed.
 * @param {string} root
 */
export const noteInstalled = (root) => writeFileSync(join(root, NOTE), `${lockfileHash(root)}\n`);

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
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
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
 * @returns {string[]}
 */
function packagesOf(folder) {
  /** @type {[string, { os?: string[], cpu?: string[] }][]} */
  const locked = Object.entries(
    JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages ?? {},
  );
  return locked
    .filter(
      ([path, { os, cpu }]) =>
        path && (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true),
    )
    .map(([path]) => join(folder, path, 'package.json'));
}

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
  rmSync(join(folder, NOTE), { force: true });
  console.log(`Installing ${what} (npm ci) …`);
  const stop = showInstalled(folder);
  const code = await run('npm', ['ci', ...QUIETLY, ...options], {
    ...NO_BROWSER_DOWNLOADS,
    PATH: outerPath(),
  }).finally(stop);
  if (code !== 0)
    throw new StepError('npm ci failed: see its message above. Is the npm registry reachable?', code);
  noteInstalled(folder);
}
