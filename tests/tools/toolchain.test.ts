import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, noteInstalled } from '../../tools/toolchain/install.mjs';
import { temporaryFolder } from '../helpers/temporary';

const folder = temporaryFolder();

const lock = (version: number) => writeFileSync(join(folder, 'package-lock.json'), `{"version":${version}}`);
const install = () => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  noteInstalled(folder);
};

it('packages count as installed after the first install, until the lockfile changes or they are removed', () => {
  lock(1);
  expect(isInstalled(folder)).toBe(false);
  install();
  expect(isInstalled(folder)).toBe(true);
  lock(2);
  expect(isInstalled(folder)).toBe(false);
  install();
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});
