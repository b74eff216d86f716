import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from '../../tools/toolchain/install.mjs';
import { temporaryFolder } from '../helpers/temporary';

const folder = temporaryFolder();

/** A lockfile as npm writes it, of one package that every system has and one of another system. */
const packages = (version: string) => ({
  'node_modules/a': { version, integrity: `sha512-${version}` },
  'node_modules/a-on-another-system': { version, integrity: `sha512-other-${version}`, optional: true },
});
const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
const lock = (version: string) =>
  write('package-lock.json', { packages: { '': { name: 'site' }, ...packages(version) } });
/** What `npm ci` leaves at its end, ours or one that was typed. */
const install = (version: string) => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  write('node_modules/.package-lock.json', {
    packages: { 'node_modules/a': packages(version)['node_modules/a'] },
  });
};

it('packages count as installed after any install, until the lockfile changes or they are removed', () => {
  lock('1.0.0');
  expect(isInstalled(folder)).toBe(false);
  install('1.0.0');
  expect(isInstalled(folder)).toBe(true);
  lock('2.0.0');
  expect(isInstalled(folder)).toBe(false);
  install('2.0.0');
  expect(isInstalled(folder)).toBe(true);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});
