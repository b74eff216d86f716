/** The settings of Biome and TypeScript, asked about small files: they let through what is right, and no fault. */
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder, writeFiles } from '../helpers/temporary';

let project: string;
beforeEach(() => {
  project = temporaryFolder();
});

/** What a program says of a project with these files. */
function findings(files: Record<string, string>, program: string, ...args: string[]) {
  writeFiles(project, files);
  const command = [resolve(program), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

it('format and lint find each fault, and nothing in a file that has none', () => {
  for (const file of ['biome.json', '.gitignore']) cpSync(file, join(project, file));
  const check = (files: Record<string, string>) =>
    findings(files, 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
  const right = { 'lib/right.ts': "export const right = (word: string) => word.split(' ');\n" };
  expect(check(right).status).toBe(0);
  const { status, said } = check({
    'lib/quoted.ts': 'export const fault = "quoted"\n',
    'lib/import.ts': "import { join } from 'node:path';\n",
    'lib/any.ts': 'export const fault = (word: any) => word;\n',
    'client/debug.ts': 'debugger;\n',
    'components/image.tsx': 'export const Fault = () => <img src="/a" />;\n',
    'components/typed.tsx': 'export const Fault = () => <p>Typed words</p>;\n',
    'app/colour.css': 'a {\n  colour: red;\n}\n',
  });
  expect(status).toBe(1);
  for (const rule of [
    'format',
    'noUnusedImports',
    'noExplicitAny',
    'noDebugger',
    'useAltText',
    'noJsxLiterals',
    'noUnknownProperty',
  ])
    expect(said).toContain(rule);
});

it('types find each fault, and nothing in a file that has none', () => {
  const settings = { extends: resolve('tsconfig.json'), compilerOptions: { types: [], plugins: [] } };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ ...settings, include: ['*.ts'] }));
  const { said } = findings(
    {
      'right.ts': 'export const first = (words: string[]) => words[0] ?? "";\n',
      'type.ts': 'export const fault = (word) => word;',
      'null.ts': 'export const fault = (word: string | null) => word.length;',
      'list.ts': 'export const fault = (words: string[]) => words[0].length;',
      'override.ts': 'class A { a() {} }\nexport class Fault extends A { a() {} }',
      'syntax.ts': 'export enum Fault { A }',
    },
    'node_modules/typescript/bin/tsc',
  );
  const found = [...said.matchAll(/^([\w.]+)\(.*error (TS\d+)/gm)].map(([, file, code]) => `${file} ${code}`);
  expect(found.sort()).toEqual([
    'list.ts TS2532',
    'null.ts TS18047',
    'override.ts TS4114',
    'syntax.ts TS1294',
    'type.ts TS7006',
  ]);
});
