import { aptInstall, canUseApt } from './apt.mjs';
import { findFirefox } from './firefox.mjs';
import { findWebKit } from './webkit.mjs';

/**
 * A browser engine besides Chromium: the site is tested in it where it is or can be installed.
 * @typedef {{ name: string, packages: string[], find: () => unknown }} Engine
 */

/** @type {Engine} */
export const FIREFOX = { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox };

/** @type {Engine} */
export const WEBKIT = { name: 'WebKitGTK', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit };

/**
 * What the summary says of an engine whose tests could not run; `undefined` if it is there.
 * @param {Engine} engine
 */
export const skippedWithout = ({ name, find }) =>
  find() ? undefined : `${name} is not here: its tests did not run`;

/**
 * Installs an engine with apt-get if it is missing and that is possible. Gives the warning to print if it is not there
 * afterwards: its tests are skipped then, and whoever runs them has to know.
 * @param {Engine} engine
 * @param {{ canUseApt: () => boolean, aptInstall: (packages: string[]) => Promise<void> }} [system]
 * @returns {Promise<string | undefined>}
 */
export async function ensureEngine({ name, packages, find }, system = { canUseApt, aptInstall }) {
  if (find()) return undefined;
  const possible = system.canUseApt();
  if (possible) await system.aptInstall(packages);
  if (find()) return undefined;
  const why = possible
    ? `apt-get could not bring ${packages.join(' and ')}`
    : 'it can only be installed on Debian as root or with sudo that asks for no password';
  return `${name} is not here, and ${why}: its tests are skipped. Install ${packages.join(' and ')} to run them.`;
}
