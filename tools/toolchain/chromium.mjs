import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { runNode, StepError } from '../../build/run.mjs';
import { aptInstall, firstFile, onPath } from './system.mjs';

/**
 * The shell is the same engine without a browser's windows, whose own toolbar (a page of its own for every test) takes
 * more time than our pages: it comes first.
 */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Without Japanese glyphs every page shows boxes, and pictures of pages cannot be compared. */
const JAPANESE_FONTS = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
];

/** Where Playwright keeps its own Chromium, if Playwright is installed. */
function playwrightsChromium() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** @param {string[]} names */
const find = (names) =>
  firstFile(process.env.CHROMIUM_PATH, ...names.flatMap(onPath), MAC, playwrightsChromium());

/**
 * The Chromium to test with: `CHROMIUM_PATH`, one of the system, or Playwright's; `undefined` if there is none.
 * @returns {string | undefined}
 */
export const findChromium = () => find([SHELL, ...WHOLE]);

/**
 * The same, but never the shell, which has no back and forward cache.
 * @returns {string | undefined}
 */
export const findWholeChromium = () => find(WHOLE);

const hasFonts = () => firstFile(...JAPANESE_FONTS) !== undefined;

/**
 * Why pictures of pages are not compared on a machine: other browsers and other fonts draw each letter a little
 * differently. `undefined` where they are, which is where the reference was made.
 * @param {{ browser: string | undefined, hasFonts: boolean }} [machine]
 */
export function picturesNote(machine = { browser: findChromium(), hasFonts: hasFonts() }) {
  if (basename(machine.browser ?? '') !== SHELL)
    return `Pictures of pages are not compared: the browser is not Debian's ${SHELL}`;
  if (!machine.hasFonts)
    return 'Pictures of pages are not compared: there is no Noto Sans CJK (fonts-noto-cjk)';
  return undefined;
}

/** Makes sure that there is a Chromium and, on Linux, a Japanese font. Throws a StepError if there is no browser. */
export async function ensureChromium() {
  if (process.platform === 'linux' && !hasFonts()) {
    await aptInstall('fonts-noto-cjk');
    if (!hasFonts())
      console.warn('No Noto Sans CJK found: pictures of Japanese pages may differ. Install fonts-noto-cjk.');
  }
  if (!process.env.CHROMIUM_PATH && !firstFile(...onPath(SHELL))) await aptInstall(SHELL);
  if (!findWholeChromium()) await aptInstall('chromium');
  if (findWholeChromium()) return;
  console.log('Installing Chromium (playwright install) …');
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '',
  });
  if (!findWholeChromium())
    throw new StepError(
      'No Chromium found, and none could be installed. Set CHROMIUM_PATH to an existing one.',
    );
}
