/** The settings of Biome and TypeScript, asked about small files: they let through what is right, and no fault. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'fault-'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Writes a file into the project and runs a program there. */
function findings(file: string, text: string, program: string, ...args: string[]) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
  const command = [resolve(program), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

describe('format and lint', () => {
  beforeEach(() => {
    for (const file of ['biome.json', '.gitignore']) cpSync(file, join(project, file));
  });
  const check = (file: string, text: string) =>
    findings(file, text, 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', file);

  it('let a file through that has nothing wrong', () => {
    expect(check('lib/right.ts', "export const right = (word: string) => word.split(' ');\n").status).toBe(0);
  });

  it.each([
    ['a format of its own', 'lib/fault.ts', 'export const fault = "quoted"\n', 'format'],
    ['an import that nothing uses', 'lib/fault.ts', "import { join } from 'node:path';\n", 'noUnusedImports'],
    ['any as a type', 'lib/fault.ts', 'export const fault = (word: any) => word;\n', 'noExplicitAny'],
    ['a call of the debugger', 'client/fault.ts', 'debugger;\n', 'noDebugger'],
    [
      'a picture without alternative text',
      'components/fault.tsx',
      'export const Fault = () => <img src="/a" />;\n',
      'useAltText',
    ],
    ['a property that CSS does not know', 'app/fault.css', 'a {\n  colour: red;\n}\n', 'noUnknownProperty'],
  ])('find %s', (_fault, file, text, rule) => {
    const { status, said } = check(file, text);
    expect(status).toBe(1);
    expect(said).toContain(rule);
  });
});

describe('types', () => {
  beforeEach(() => {
    const compilerOptions = { types: [], plugins: [] };
    const settings = { extends: resolve('tsconfig.json'), compilerOptions, include: ['*.ts'] };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings));
  });
  const check = (text: string) => findings('fault.ts', text, 'node_modules/typescript/bin/tsc');

  it('let a file through that has nothing wrong', () => {
    expect(check('export const first = (words: string[]) => words[0] ?? "";\n')).toEqual({
      status: 0,
      said: '',
    });
  });

  it.each([
    ['a parameter without a type', 'export const fault = (word) => word;', 'TS7006'],
    [
      'a null that is taken for a text',
      'export const fault = (word: string | null) => word.length;',
      'TS18047',
    ],
    [
      'an entry of a list that may not be there',
      'export const fault = (words: string[]) => words[0].length;',
      'TS2532',
    ],
    ['a method that hides another', 'class A { a() {} }\nexport class Fault extends A { a() {} }', 'TS4114'],
    ['syntax that Node cannot strip', 'export enum Fault { A }', 'TS1294'],
  ])('find %s', (_fault, text, code) => {
    const { status, said } = check(`${text}\n`);
    expect(status).not.toBe(0);
    expect(said).toContain(code);
  });
});
