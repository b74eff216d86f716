/** The settings of knip, asked about a small project: they let nothing through that nobody uses. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'hygiene-'));
  cpSync('tsconfig.json', join(project, 'tsconfig.json'));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  write('package.json', JSON.stringify({ name: 'project', type: 'module', dependencies: { zod: '4' } }));
  cpSync('knip.jsonc', join(project, 'knip.jsonc'));
  write('client/main.ts', "import { used } from '../lib/a.ts';\nused();\n");
  write('lib/a.ts', "import { z } from 'zod';\nexport const used = () => z.string();\n");
});
afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

function knip() {
  const command = [resolve('node_modules/knip/bin/knip.js'), '--no-progress', '--directory', project];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, found: stdout };
}

it('nothing is found where everything is used', () => {
  expect(knip()).toEqual({ status: 0, found: expect.not.stringContaining('Unused') });
}, 60_000);

it.each([
  ['a file', 'lib/b.ts', 'export const b = 1;\n', /Unused files.*lib\/b\.ts/s],
  [
    'an export',
    'lib/a.ts',
    "import { z } from 'zod';\nexport const used = () => z.string();\nexport const idle = 1;\n",
    /Unused exports.*idle/s,
  ],
  ['a package', 'lib/a.ts', 'export const used = () => 1;\n', /Unused dependencies.*zod/s],
  [
    'a package that package.json does not name',
    'lib/a.ts',
    "import { z } from 'zod';\nimport 'parse5';\nexport const used = () => z.string();\n",
    /Unlisted dependencies.*parse5/s,
  ],
])(
  '%s that nobody uses or names is found',
  (_what, path, text, message) => {
    write(path, text);
    const { status, found } = knip();
    expect(found).toMatch(message);
    expect(status).toBe(1);
  },
  60_000,
);
