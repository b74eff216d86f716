import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { onPath } from './on-path.mjs';

const PACKAGE = 'default-jre-headless';
const PROGRAM = process.platform === 'win32' ? 'java.exe' : 'java';

/**
 * The Java that runs the Nu Html Checker: of `JAVA_HOME` or of the system; `undefined` if there is none.
 * @returns {string | undefined}
 */
export function findJava() {
  const { JAVA_HOME } = process.env;
  const own = JAVA_HOME ? [join(JAVA_HOME, 'bin', PROGRAM)] : [];
  return [...own, ...onPath(PROGRAM)].find((path) => existsSync(path));
}

/** Installs Java where apt can (Debian, as root or with sudo); elsewhere says that the Nu Html Checker is left out. */
export async function ensureJava() {
  if (!findJava() && canUseApt()) await aptInstall([PACKAGE]);
  if (!findJava()) console.warn(javaNote());
}

/** What the summary says when there is no Java; `undefined` when there is. */
export const javaNote = () =>
  findJava() ? undefined : `SKIPPED: the Nu Html Checker, as there is no Java (install ${PACKAGE})`;
