import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
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
 * @param {string} folder
 * @param {string} what
 * @param {string[]} options of npm
 */
async function install(folder, what, ...options) {
  if (isInstalled(folder)) return;
  console.log(`Installing ${what} (npm ci) …`);
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', ...options], {
    ...NO_BROWSER_DOWNLOADS,
    PATH: outerPath(),
  });
  if (code !== 0)
    throw new StepError('npm ci failed: see its message above. Is the npm registry reachable?', code);
  noteInstalled(folder);
}
