import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../../build/run.mjs';

/**
 * Where a program could be: its path in every folder of `PATH`, in that order. They need not exist.
 * @param {string} name
 */
export const onPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/**
 * The first of some paths where something lies; undefined ones are skipped.
 * @param {(string | undefined)[]} paths
 */
export const firstFile = (...paths) => paths.find((path) => path && existsSync(path));

/**
 * @typedef {{ isDebian: boolean, isRoot: boolean, hasSudo: () => boolean }} Machine
 * `hasSudo` tells whether sudo works without asking for a password.
 */

/** @returns {Machine} */
const thisMachine = () => ({
  isDebian: existsSync('/etc/debian_version'),
  isRoot: process.getuid?.() === 0,
  hasSudo: () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0,
});

/**
 * What has to stand before apt-get on Debian or a system made from it: nothing for root, sudo where it asks for no
 * password. `undefined` where packages of the system cannot be installed without asking anybody.
 * @returns {string[] | undefined}
 */
export function aptPrefix({ isDebian, isRoot, hasSudo } = thisMachine()) {
  if (!isDebian) return undefined;
  if (isRoot) return [];
  return hasSudo() ? ['sudo', '-n'] : undefined;
}

/**
 * Installs packages of the system where that is possible without asking anybody; says so if it fails, and leaves it to
 * the caller to look for the result.
 * @param {string[]} packages
 */
export async function aptInstall(...packages) {
  const prefix = aptPrefix();
  if (!prefix) return;
  console.log(`Installing ${packages.join(' and ')} (apt-get) …`);
  // sudo drops the environment, so that the setting is part of the command.
  const [command, ...before] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const apt = (/** @type {string[]} */ ...args) => run(command, [...before, ...args]);
  const updated = await apt('update', '-qq');
  const code = updated || (await apt('install', '-y', '-qq', '--no-install-recommends', ...packages));
  if (code !== 0) console.error(`apt-get could not install ${packages.join(' and ')}.`);
}
