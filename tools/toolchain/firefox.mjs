import { existsSync } from 'node:fs';
import { onPath } from './on-path.mjs';

const NAMES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * The Firefox to test with: `FIREFOX_PATH` or one of the system; `undefined` if there is none.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...NAMES.flatMap(onPath), MAC].find((path) => path && existsSync(path));
}
