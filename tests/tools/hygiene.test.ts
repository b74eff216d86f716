/** The settings of knip, asked about a small project: they let nothing through that nobody uses. */
import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

const project = temporaryFolder();

/** What knip says of the project with these sources. */
function knip(sources: Record<string, string>): string {
  writeFiles(project, sources);
  const command = [resolve('node_modules/knip/bin/knip.js'), '--no-progress', '--directory', project];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return `${status}\n${stdout}`;
}

it('a file, an export or a package that nobody uses is found, and one that package.json does not name', () => {
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  for (const name of ['tsconfig.json', 'knip.jsonc']) cpSync(name, join(project, name));
  const used = {
    'package.json': JSON.stringify({ name: 'project', type: 'module', dependencies: { zod: '4' } }),
    'client/main.ts': "import { used } from '../lib/a.ts';\nused();\n",
    'lib/a.ts': "import { z } from 'zod';\nexport const used = () => z.string();\n",
  };
  expect(knip(used)).toMatch(/^0\n(?![\s\S]*Unused)/);
  const found = knip({
    'lib/a.ts': "import 'parse5';\nexport const used = () => 1;\nexport const idle = 1;\n",
    'lib/b.ts': 'export const b = 1;\n',
  });
  expect(found).toMatch(/^1\n/);
  for (const said of [
    /Unused files.*lib\/b\.ts/s,
    /Unused exports.*idle/s,
    /Unused dependencies.*zod/s,
    /Unlisted dependencies.*parse5/s,
  ])
    expect(found).toMatch(said);
});
