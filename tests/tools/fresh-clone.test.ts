/** Editors' commands in a fresh clone: no packages, and a Node that need not run TypeScript. npm is a stand-in. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { delimiter, join } from 'node:path';
import { temporaryFolder } from '../helpers/temporary';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(fs.readFileSync('package.json', 'utf8'));

/** The npm scripts that go through tools/run.mjs, with the name that they give it. */
const bootstrapped = Object.entries(scripts).flatMap(([script, line]) => {
  const name = /^node tools\/run\.mjs (\S+)$/.exec(line)?.[1];
  return name ? [[script, name] as const] : [];
});

/** What `npm ci` leaves behind: a Node that tells what it was given and fails in its own way. */
const NPM = `#!/bin/sh
echo "npm $*"
mkdir -p node_modules/node/bin
cat > node_modules/node/bin/node <<'NODE'
#!/bin/sh
echo "the project's Node: $*"
echo "typed: $(cat)"
exit 7
NODE
chmod +x node_modules/node/bin/node
`;

let clone: string;
let path: string;

const program = (name: string, text: string) => {
  fs.writeFileSync(join(path, name), text);
  fs.chmodSync(join(path, name), 0o755);
};

beforeEach(() => {
  clone = temporaryFolder();
  for (const file of ['package.json', 'package-lock.json']) fs.cpSync(file, join(clone, file));
  for (const folder of ['build', 'tools']) fs.cpSync(folder, join(clone, folder), { recursive: true });
  path = temporaryFolder();
  fs.symlinkSync(process.execPath, join(path, 'node'));
  program('npm', NPM);
});

/** Runs the line of an npm script with some arguments, as npm does. */
function run(line: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${line} "$@"`, 'sh', ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, PATH: [path, '/usr/bin', '/bin'].join(delimiter) },
    input: 'Open day',
  });
  return { status, lines: stdout.trim().split('\n'), errors: stderr };
}

it('knows every command that editors have', () => {
  const names = ['dev', 'new', 'content:check', 'prose', 'launch-check', 'links:external', 'editor-files'];
  expect(bootstrapped.map(([script]) => script).sort()).toEqual(names.sort());
  for (const [, name] of bootstrapped) expect(fs.existsSync(`tools/${name}.ts`)).toBe(true);
});

it('a command installs first, then runs with the Node of the project, which hears what is typed', () => {
  const line = scripts.prose ?? '';
  const { status, lines } = run(line, '--en', 'Open day');
  const runs = ["the project's Node: tools/prose.ts --en Open day", 'typed: Open day'];
  expect(lines).toEqual(['Installing packages (npm ci) …', 'npm ci --no-audit --no-fund', ...runs]);
  expect(status).toBe(7);
  expect(run(line, '--en', 'Open day').lines).toEqual(runs);
});

it('says so and stops when the install fails', () => {
  program('npm', '#!/bin/sh\nexit 3\n');
  const { status, errors } = run('node tools/run.mjs prose');
  expect(errors).toContain('npm ci failed');
  expect(status).toBe(3);
});

it.each([
  ['build', 'There is no command "build": tools/run.mjs runs the files tools/NAME.ts'],
  ['../build/serve', 'There is no command "../build/serve"'],
  ['', 'There is no command ""'],
])('refuses the name "%s" before it installs anything', (name, message) => {
  const { status, lines, errors } = run(`node tools/run.mjs ${name}`);
  expect(errors).toContain(message);
  expect(lines).toEqual(['']);
  expect(status).toBe(1);
});
