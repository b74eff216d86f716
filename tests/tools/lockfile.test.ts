import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLockfile, type Lockfile, nativeEntry } from '../../tools/complete-lockfile';

const lockfile: Lockfile = {
  packages: {
    '': {},
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { '@tool/linux-x64-gnu': '1.2.3', '@tool/darwin-arm64': '1.2.3' },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '1.2.3' },
    'node_modules/a/node_modules/deep': { optionalDependencies: { '@deep/win32-x64-msvc': '2.0.0' } },
    'node_modules/a/node_modules/@deep/win32-x64-msvc': { version: '2.0.0' },
  },
};

describe('completeLockfile', () => {
  const { lockfile: complete, added } = completeLockfile(lockfile);

  it('adds the parts for other systems that are named but not there, wherever Node would look', () => {
    expect(added).toEqual(['@tool/darwin-arm64']);
    expect(complete.packages['node_modules/@tool/darwin-arm64']).toEqual({
      version: '1.2.3',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
  });

  it('changes nothing when it runs again', () => {
    expect(completeLockfile(complete)).toEqual({ lockfile: complete, added: [] });
  });

  it.each([
    ['@t/linux-x64-musl', { cpu: ['x64'], os: ['linux'], libc: ['musl'] }],
    ['@t/linux-arm-musleabihf', { cpu: ['arm'], os: ['linux'], libc: ['musl'] }],
    ['@t/linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'], libc: ['glibc'] }],
    ['@t/workerd-darwin-64', { cpu: ['x64'], os: ['darwin'] }],
    ['@t/workerd-windows-64', { cpu: ['x64'], os: ['win32'] }],
    ['@t/cli-win32-ia32-msvc', { cpu: ['ia32'], os: ['win32'] }],
    ['@t/core-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('reads from the name what %s is for', (name, expected) => {
    expect(nativeEntry(name, '1.0.0', {})).toMatchObject(expected);
  });

  it.each([
    ['a package that is no native part', '@t/helper', '1.0.0'],
    ['a version that is not exact', '@t/linux-x64', '^1.0.0'],
  ])('refuses %s', (_what, name, version) => {
    expect(() => nativeEntry(name, version, {})).toThrow(`cannot complete ${name}@${version}`);
  });
});

describe("this repository's lockfile", () => {
  it.each(['package-lock.json', 'e2e/hosts/package-lock.json'])(
    '%s is complete for every system: if not, run "npm run complete-lockfile"',
    (path) => {
      const text = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
      expect(completeLockfile(JSON.parse(text) as Lockfile).added).toEqual([]);
    },
  );
});
