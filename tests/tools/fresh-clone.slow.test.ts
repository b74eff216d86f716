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

/** Warns as npm does, unless it is asked not to, and leaves behind what `npm ci` does: the list of what it installed, and a Node that tells what it was given and fails in its own way. */
const NPM = `#!/bin/sh
echo "npm $1"
case "$*" in *--loglevel=error*) ;; *) echo "npm warn EBADENGINE Unsupported engine" >&2 ;; esac
mkdir -p node_modules/node/bin
cat > node_modules/node/bin/node <<'NODE'
#!/bin/sh
echo "the project's Node: $*"
echo "typed: $(cat)"
exit 7
NODE
chmod +x node_modules/node/bin/node
cp package-lock.json node_modules/.package-lock.json
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
  const names = [
    'dev',
    'edit',
    'new',
    'content:check',
    'content:format',
    'prose',
    'launch-check',
    'links:external',
    'editor-files',
  ];
  expect(bootstrapped.map(([script]) => script).sort()).toEqual(names.sort());
  for (const [, name] of bootstrapped) expect(fs.existsSync(`tools/${name}.ts`)).toBe(true);
});

it('a command installs first, then runs with the Node of the project, which hears what is typed', () => {
  const line = scripts.prose ?? '';
  const { status, lines, errors } = run(line, '--en', 'Open day');
  const runs = ["the project's Node: tools/prose.ts --en Open day", 'typed: Open day'];
  expect(lines).toEqual(['Installing packages (npm ci) …', 'npm ci', ...runs]);
  // Of the system's Node, about packages of others: nobody can do anything about them.
  expect(errors).toBe('');
  expect(status).toBe(7);
  expect(run(line, '--en', 'Open day').lines).toEqual(runs);
});

it('an install that was killed is finished by the next command, whichever lockfile was installed before', () => {
  const line = scripts.prose ?? '';
  const lockfile = fs.readFileSync(join(clone, 'package-lock.json'), 'utf8');
  run(line);
  fs.writeFileSync(join(clone, 'package-lock.json'), lockfile.replaceAll('"sha512-', '"sha512-0'));
  // npm, killed with who started it while half of the packages are there.
  program('npm', '#!/bin/sh\nrm -r node_modules/node\nmkdir node_modules/half\nkill -9 $PPID\n');
  const killed = run(line);
  expect(killed.lines).toEqual(['Installing packages (npm ci) …']);
  expect(killed.status).not.toBe(0);
  program('npm', NPM);
  fs.writeFileSync(join(clone, 'package-lock.json'), lockfile);
  expect(run(line).lines).toContain('npm ci');
  expect(run(line).lines).not.toContain('npm ci');
});

it('shows all that npm says of a failure, says so and stops', () => {
  program('npm', '#!/bin/sh\nfor n in 1 2 3; do echo "npm error $n" >&2; done\nexit 3\n');
  const { status, errors } = run('node tools/run.mjs prose');
  expect(errors).toMatch(/npm error 1\nnpm error 2\nnpm error 3\n+npm ci failed/);
  expect(status).toBe(3);
});

it('npm start says what it does in a few lines, and all that the build printed when that fails', () => {
  const { status, lines, errors } = run('node tools/start.mjs');
  expect(lines).toEqual([
    expect.stringMatching(/^1\. Packages, 2\. build, 3\. server/),
    'Installing packages (npm ci) …',
    'npm ci',
    'Building the site into out/ …',
  ]);
  expect(errors).toMatch(/the project's Node: build\/build\.ts\ntyped: Open day\n+The build failed/);
  expect(status).toBe(7);
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
