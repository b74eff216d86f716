import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findWholeChromium } from '../../scripts/toolchain/chromium.mjs';
import { isInstalled, noteInstalled } from '../../scripts/toolchain/install.mjs';

let folder: string;
const environment = { ...process.env };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolchain-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env = { ...environment };
});

describe('packages count as installed', () => {
  beforeEach(() => writeFileSync(join(folder, 'package-lock.json'), '{"version":1}'));

  it('not before the first install', () => {
    expect(isInstalled(folder)).toBe(false);
  });

  it('after it, until the lockfile changes', () => {
    mkdirSync(join(folder, 'node_modules'));
    noteInstalled(folder);
    expect(isInstalled(folder)).toBe(true);
    writeFileSync(join(folder, 'package-lock.json'), '{"version":2}');
    expect(isInstalled(folder)).toBe(false);
  });

  it('not after the packages were removed', () => {
    mkdirSync(join(folder, 'node_modules'));
    noteInstalled(folder);
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('the Chromium to test with', () => {
  const program = (name: string) => {
    const path = join(folder, name);
    writeFileSync(path, '');
    chmodSync(path, 0o755);
    return path;
  };

  it('is the one of the system', () => {
    process.env.PATH = folder;
    process.env.CHROMIUM_PATH = '';
    const path = program('google-chrome');
    expect(findChromium()).toBe(path);
  });

  it('is the shell without windows where both are there, but where a whole browser is asked for', () => {
    process.env.PATH = folder;
    process.env.CHROMIUM_PATH = '';
    const whole = program('chromium');
    const shell = program('chromium-headless-shell');
    expect(findChromium()).toBe(shell);
    expect(findWholeChromium()).toBe(whole);
  });

  it('is the one that was asked for, before any other', () => {
    process.env.PATH = folder;
    program('chromium');
    process.env.CHROMIUM_PATH = program('my-chromium');
    expect(findChromium()).toBe(process.env.CHROMIUM_PATH);
  });
});
