import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addLicences } from '../../build/export/licences';
import { licenceNotices, licenceTable, shipped } from '../../build/licences/list';
import { bundledPackages, importedPackages, packageOf } from '../../build/licences/packages';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

function install(
  name: string,
  about: object,
  files: Record<string, string> = { LICENSE: `Notice of ${name}\r\n` },
) {
  const described = { 'package.json': JSON.stringify({ name, version: '1.2.3', ...about }) };
  writeFiles(join(root, 'node_modules', name), { ...described, ...files });
  return { name, part: 'code' };
}

it.each([
  ['node_modules/a/b.js', 'a'],
  ['node_modules/@a/b/c/d.js', '@a/b'],
  ['node_modules/a/node_modules/b/c.js', 'b'],
  ['lib/a.ts', undefined],
])('%s is of the package %s', (path, name) => {
  expect(packageOf(path)).toBe(name);
});

it('of a bundle, the packages count that left code in it', () => {
  const inputs = { 'node_modules/b/x.js': { bytesInOutput: 3 }, 'node_modules/a/x.js': { bytesInOutput: 0 } };
  const outputs = { 'x.js': { inputs, bytes: 3, imports: [], exports: [] } };
  expect(bundledPackages({ outputs })).toEqual(['b']);
});

it('of a stylesheet, the packages count that it imports', () => {
  const css =
    '@import "tailwindcss/theme.css";\n@import "@a/b/c.css" layer(x);\n@import "./own.css";\n@import "../up.css";';
  expect(importedPackages(css)).toEqual(['tailwindcss', '@a/b']);
});

describe('a package may ship', () => {
  it.each(['MIT', 'OFL-1.1', 'MIT AND OFL-1.1', '(MIT AND ISC)'])('under %s', (license) => {
    expect(shipped(root, install('a', { license }))).toMatchObject({
      licence: license,
      notice: 'Notice of a',
    });
  });

  it.each([
    ['without a licence', {}, { LICENSE: 'x' }, 'a: its package.json names no licence'],
    [
      'under the GPL',
      { license: 'GPL-3.0-only' },
      { LICENSE: 'x' },
      /^a: GPL-3.0-only is not among.*ALLOWED in build\/licences\/list\.ts/,
    ],
    [
      'when a part is not allowed',
      { license: 'MIT AND CC-BY-NC-4.0' },
      { LICENSE: 'x' },
      'a: CC-BY-NC-4.0 is not',
    ],
    [
      'without a notice',
      { license: 'MIT' },
      {},
      /^a: has no file with its licence.*NOTICE_FILES in build\/licences\/list\.ts/,
    ],
  ])('not %s', (_why, about, files, message) => {
    expect(() => shipped(root, install('a', about, files as Record<string, string>))).toThrow(message);
  });
});

describe('the export', () => {
  const FONTS = [
    '@expo-google-fonts/ibm-plex-sans-jp',
    '@fontsource-variable/ibm-plex-sans',
    '@fontsource/ibm-plex-mono',
  ];
  const part = 'a font, as a subset under another name';
  const run = async () => {
    const files = new Map<string, Uint8Array>();
    addLicences({ files, root, generated: root });
    return files;
  };

  beforeEach(() => {
    for (const name of FONTS) install(name, { license: 'OFL-1.1' });
    mkdirSync(join(root, 'docs'));
    writeFileSync(join(root, 'client-packages.json'), '["a"]');
    const fonts = FONTS.map((name) => ({ name, part, version: '1.2.3', licence: 'OFL-1.1', notice: '' }));
    const code = shipped(root, { ...install('a', { license: 'MIT' }), part: 'code in the scripts' });
    writeFileSync(join(root, 'docs/licences.md'), licenceTable([...fonts, code]));
  });

  it('carries the notices of what ships', async () => {
    const text = new TextDecoder().decode((await run()).get('licences.txt'));
    expect(text).toContain('a 1.2.3 (MIT): code in the scripts\n\nNotice of a\n');
    expect(text).toContain('/licences/fonts.txt:\n\n@expo-google-fonts/ibm-plex-sans-jp 1.2.3 (OFL-1.1)\n');
  });

  const more = () => {
    install('b', { license: 'MIT' });
    writeFileSync(join(root, 'client-packages.json'), '["a","b"]');
  };
  it.each([
    ['something else ships than the list says', more],
    ['a version changes', () => install('a', { license: 'MIT', version: '1.2.4' })],
  ])('stops when %s', async (_what, change) => {
    change();
    await expect(run()).rejects.toThrow('docs/licences.md: not what ships any more');
  });
});

it('notices of fonts are not repeated', () => {
  const font = { name: 'f', part: 'a font', version: '1', licence: 'MIT AND OFL-1.1', notice: 'Long text' };
  expect(licenceNotices([font])).not.toContain('Long text');
});
