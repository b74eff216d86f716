import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * The Firefox to test with: `FIREFOX_PATH` or one of the system; `undefined` if there is none.
 * @returns {string | undefined}
 */
export function findFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.FIREFOX_PATH, ...installed, MAC].find((path) => path && existsSync(path));
}
