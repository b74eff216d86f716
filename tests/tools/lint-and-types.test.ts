/** The settings of Biome and TypeScript, asked about small files: they let through what is right, and no fault. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
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

const SETTINGS = ['biome.json', '.gitignore', 'package.json', 'tsconfig.json', 'app/styles'];

function biome(files: Record<string, string>, command: 'check' | 'lint') {
  for (const file of SETTINGS) cpSync(file, join(project, file), { recursive: true });
  const args = ['--error-on-warnings', '--max-diagnostics=none', '.'];
  return findings(files, 'node_modules/@biomejs/biome/bin/biome', command, ...args);
}

it('format and lint find each fault, and nothing in a file that has none', () => {
  const check = (files: Record<string, string>) => biome(files, 'check');
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
    'components/order.tsx': 'export const Fault = () => <p className="p-2 flex" />;\n',
    'components/raw.tsx': 'export const Fault = () => <p className="text-red-500" />;\n',
    'components/two.tsx': 'export const Fault = () => <p className="h-4 w-4" />;\n',
    'components/old.tsx': 'export const Fault = () => <p className="flex-grow" />;\n',
    'components/variable.tsx': 'export const Fault = () => <p className="p-[var(--gap)]" />;\n',
    'islands/long.ts': `export const long = [\n${'  0,\n'.repeat(250)}];\n`,
    'app/order.css': '@source "./x";\n@import "./x.css";\n',
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
    'useTailwindSortedClasses',
    'noTailwindRawColors',
    'useTailwindShorthandClasses',
    'noTailwindLegacyUtilities',
    'useTailwindVariablesShorthand',
    'noInvalidPositionAtImportRule',
    'noExcessiveLinesPerFile',
  ])
    expect(said).toContain(rule);
});

const PARTS = ['components/ui', 'components/drawings', 'components/layout', 'components/sections'];

/** Which layer may import which others, as docs/decisions/0001 has it. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  app: ['components', ...PARTS, 'islands', 'lib'],
  components: [...PARTS, 'lib'],
  'components/ui': ['lib'],
  'components/drawings': ['components/ui', 'lib'],
  'components/layout': ['components/ui', 'components/drawings', 'lib'],
  'components/sections': ['components/ui', 'components/drawings', 'lib'],
  islands: ['components/ui', 'components/drawings', 'lib'],
  client: ['islands', 'lib'],
  lib: [],
  build: ['app', 'lib'],
  tools: ['app', 'build', 'lib'],
};

it('lint keeps the layers apart, however an import is written', () => {
  const pairs = Object.keys(LAYERS).flatMap((from) =>
    Object.keys(LAYERS).flatMap((to) => (from === to ? [] : [{ from, to }])),
  );
  const files = pairs.map(({ from, to }) => {
    const up = '../'.repeat(from.split('/').length);
    // From one part of components to another it is only one folder up.
    const relative = `${up}${to}/island.ts`.replace(
      from.startsWith('components/') ? '../components/' : '',
      '',
    );
    const source = `import type { A } from '@/${to}/island';
export const late = () => import('@/${to}/deep/island');
export type { A };
export { b } from '${relative}';
`;
    return [`${from}/${to.replace('/', '-')}.ts`, source];
  });
  const { said } = biome(Object.fromEntries(files), 'lint');
  const found = [...said.matchAll(/^(\S+\.ts):(\d+):\d+ lint\/style\/noRestrictedImports/gm)];
  const refused = pairs.filter(({ from, to }) => !LAYERS[from]?.includes(to));
  expect(found.map(([, file, line]) => `${file}:${line}`).sort()).toEqual(
    refused
      .flatMap(({ from, to }) => [1, 2, 4].map((line) => `${from}/${to.replace('/', '-')}.ts:${line}`))
      .sort(),
  );
});

it('lint finds rings of imports, and leaves types alone', () => {
  const { said } = biome(
    {
      'lib/a.ts': "import { b } from '@/lib/b';\nexport const a = () => b;\n",
      'lib/b.ts': "import { c } from './c';\nexport const b = () => c;\n",
      'lib/c.ts': "import { a } from './a.ts';\nexport const c = () => a;\n",
      'lib/d.ts': "import type { E } from './e.ts';\nexport const d = (e: E) => e;\n",
      'lib/e.ts': "import { d } from './d.ts';\nexport type E = string;\nexport const e = d;\n",
    },
    'lint',
  );
  const found = [...said.matchAll(/^(\S+):\d+:\d+ lint\/suspicious\/noImportCycles/gm)].map(
    ([, file]) => file,
  );
  expect(found.sort()).toEqual(['lib/a.ts', 'lib/b.ts', 'lib/c.ts']);
});

it('no file is in a ring, types included; but for the model of a protocol, whose parts say what each other is', () => {
  const isLeftOut = (path: string) => path.startsWith('lib/protocol/');
  const files = globSync('{app,build,client,components,islands,lib,tools}/**/*.{ts,tsx,mjs}');
  const names = new Map(files.map((file) => [file.replace(/\.\w+$/, ''), file]));
  const importsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|^import)\s*'(@\/|\.{1,2}\/)([^']+)'/gm)]
      .map(([, from = '', path = '']) => (from === '@/' ? path : join(file, '..', from, path)))
      .map((path) => names.get(path.replace(/\.(?:tsx?|mjs)$/, '')) ?? names.get(`${path}/index`))
      .filter((found): found is string => found !== undefined && found !== file && !isLeftOut(found));
  let left = new Map(files.filter((file) => !isLeftOut(file)).map((file) => [file, importsOf(file)]));
  // What imports nothing that is left, or is imported by nothing that is left, is in no ring.
  for (let count = Infinity; left.size < count; ) {
    count = left.size;
    const imported = new Set([...left.values()].flat());
    left = new Map([...left].filter(([file, all]) => imported.has(file) && all.some((one) => left.has(one))));
  }
  expect(files.length).toBeGreaterThan(1000);
  expect([...left.keys()]).toEqual([]);
});

it('what is made before Next knows nothing of what is done to its pages', () => {
  const sources = globSync('build/prepare/**/*.{ts,mjs}');
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((path) => /'(?:\.\.\/)+export\//.test(readFileSync(path, 'utf8')))).toEqual([]);
});

const MOST_LINES = 250;

// Biome does not count line breaks in markup, in templates and in comments of several lines.
it(`no file of code has more than ${MOST_LINES} lines`, () => {
  const files = globSync('{app,build,client,components,islands,lib,messages,tools}/**/*.{ts,tsx,mjs,css}');
  const longer = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    return lines > MOST_LINES ? [`${file}: ${lines}`] : [];
  });
  expect(longer).toEqual([]);
});

it("'use client' stands in islands/ alone", () => {
  const sources = globSync('{app,build,client,components,islands,lib,tools}/**/*.{ts,tsx}');
  const found = sources.filter((path) => /^\s*(['"])use client\1/m.test(readFileSync(path, 'utf8')));
  expect(sources.length).toBeGreaterThan(100);
  expect(found.filter((path) => !path.startsWith('islands'))).toEqual([]);
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
