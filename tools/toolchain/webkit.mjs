import { existsSync } from 'node:fs';
import { onPath } from './on-path.mjs';

const programOf = (/** @type {string} */ name) => onPath(name).find((path) => existsSync(path));

/**
 * WebKitGTK's driver, which brings its own browser, and a screen for it that nobody sees; `undefined` unless both are
 * installed.
 * @returns {{ driver: string, screen: string } | undefined}
 */
export function findWebKit() {
  const driver = programOf('WebKitWebDriver');
  const screen = programOf('Xvfb');
  return driver && screen ? { driver, screen } : undefined;
}
