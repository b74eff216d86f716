/** What `npm run test:ci` and `npm run test:full` need of the system besides Chromium, where it is or can be installed. */
import { join } from 'node:path';
import { aptInstall, firstFile, onPath } from './system.mjs';

/**
 * The Firefox to test with: `FIREFOX_PATH` or one of the system; `undefined` if there is none.
 * @returns {string | undefined}
 */
export const findFirefox = () =>
  firstFile(
    process.env.FIREFOX_PATH,
    ...onPath('firefox-esr'),
    ...onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );

/**
 * WebKitGTK's driver, which brings its own browser, and a screen for it that nobody sees; `undefined` unless both are
 * installed.
 */
export function findWebKit() {
  const driver = firstFile(...onPath('WebKitWebDriver'));
  const screen = firstFile(...onPath('Xvfb'));
  return driver && screen ? { driver, screen } : undefined;
}

/** nginx and its module for `.br` files; `undefined` unless both are installed. */
export function findNginx() {
  const folders = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules'];
  const program = firstFile(...onPath('nginx'), '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/sbin/nginx');
  const brotliModule = firstFile(
    ...folders.map((folder) => join(folder, 'ngx_http_brotli_static_module.so')),
  );
  return program && brotliModule ? { program, brotliModule } : undefined;
}

/**
 * The Java that runs the Nu Html Checker: of `JAVA_HOME` or of the system; `undefined` if there is none.
 * @returns {string | undefined}
 */
export function findJava() {
  const program = process.platform === 'win32' ? 'java.exe' : 'java';
  const { JAVA_HOME } = process.env;
  return firstFile(JAVA_HOME && join(JAVA_HOME, 'bin', program), ...onPath(program));
}

/**
 * The programs of Poppler that read documents; `undefined` unless they are installed.
 * @returns {string | undefined}
 */
export const findPoppler = () => firstFile(...onPath('pdftotext'));

/**
 * The Python 3 that runs the exported protocols; `undefined` if there is none.
 * @returns {string | undefined}
 */
export const findPython = () => firstFile(process.env.PYTHON, ...onPath('python3'));

/** @typedef {{ name: string, packages: string[], find: () => unknown }} Program `packages` are Debian's. */

export const FIREFOX = { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox };
export const WEBKIT = { name: 'WebKitGTK', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit };
export const NGINX = {
  name: 'nginx with brotli_static',
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  find: findNginx,
};
export const POPPLER = { name: 'Poppler', packages: ['poppler-utils'], find: findPoppler };
export const JAVA = {
  name: 'Java, for the Nu Html Checker,',
  packages: ['default-jre-headless'],
  find: findJava,
};
export const PYTHON = { name: 'Python 3', packages: ['python3'], find: findPython };

/**
 * What the summary says of a program whose tests cannot run; `undefined` if it is there.
 * @param {Program} program
 */
export const skippedWithout = ({ name, packages, find }) =>
  find() ? undefined : `${name} is not here (install ${packages.join(' and ')}): its tests did not run`;

/**
 * Installs a program with apt-get if it is missing: on Debian as root, or with sudo that asks for no password. Says so if
 * it is not there afterwards; its tests are skipped then.
 * @param {Program} program
 */
export async function ensureProgram(program, install = aptInstall) {
  if (!program.find()) await install(...program.packages);
  const skipped = skippedWithout(program);
  if (skipped) console.warn(skipped.replace('did not run', 'are skipped'));
}
