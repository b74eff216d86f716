import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/root.mjs';
import { NO_BROWSER_DOWNLOADS, run, StepError } from '../../build/run.mjs';
import { aptInstall, canUseApt } from './apt.mjs';
import { isInstalled, noteInstalled } from './install.mjs';
import { onPath } from './on-path.mjs';

/** The tools that only the tests of the hosts need have a lockfile of their own. */
export const HOSTS_FOLDER = 'e2e/hosts';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const SYSTEM_PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/sbin/nginx'];
const MODULE_FOLDERS = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules'];

/**
 * nginx and its module for `.br` files; `undefined` unless both are installed.
 * @returns {{ program: string, brotliModule: string } | undefined}
 */
export function findNginx() {
  const program = [...onPath('nginx'), ...SYSTEM_PROGRAMS].find((path) => existsSync(path));
  const brotliModule = MODULE_FOLDERS.map((folder) => join(folder, 'ngx_http_brotli_static_module.so')).find(
    (path) => existsSync(path),
  );
  return program && brotliModule ? { program, brotliModule } : undefined;
}

/** What the summary says when there is no nginx; `undefined` when there is. */
export const nginxNote = () =>
  findNginx()
    ? undefined
    : `nginx with brotli_static is not here (${PACKAGES.join(' and ')}): its tests did not run`;

/**
 * Installs what the tests of the hosts need: nginx where apt can (a Debian machine, as root), wrangler, the
 * Observatory and the hosts' parsers from npm. The install scripts stay out: one of them wants the network, none is needed.
 * Throws a StepError if npm fails; without nginx its tests say that they are skipped.
 */
export async function ensureHostTools() {
  if (!findNginx() && canUseApt()) await aptInstall(PACKAGES);
  if (!findNginx()) console.warn(`No nginx with brotli_static found: install ${PACKAGES.join(' and ')}.`);
  const folder = join(ROOT, HOSTS_FOLDER);
  if (isInstalled(folder)) return;
  console.log(`Installing packages of ${HOSTS_FOLDER} (npm ci) …`);
  const args = ['ci', '--prefix', HOSTS_FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
  const code = await run('npm', args, NO_BROWSER_DOWNLOADS);
  if (code !== 0)
    throw new StepError(
      `npm ci in ${HOSTS_FOLDER} failed: see its message above. Is the registry reachable?`,
      code,
    );
  noteInstalled(folder);
}
