import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Tells whether packages of the system can be installed without asking anybody. */
export const isRootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Installs packages of the system; says so if that fails, and leaves it to the caller to look for the result.
 * @param {string[]} packages
 */
export async function aptInstall(packages) {
  console.log(`Installing ${packages.join(' and ')} (apt-get) …`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update', '-qq'], quiet);
  const code =
    updated ||
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet));
  if (code !== 0) console.error(`apt-get could not install ${packages.join(' and ')}.`);
}
