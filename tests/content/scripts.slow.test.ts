/** The checks of the content as a person runs them where something is wrong: what they print and their exit codes. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writeContent } from './fixture';

it.each([
  ['content-check.ts', 'C', 'This variable must be a day as YYYY-MM-DD (got "2026-02-30")'],
  [
    'launch-check.ts',
    'ja_JP.UTF-8',
    '環境変数には、実在する日を 2026-02-28 のように書いてください（今の値："2026-02-30"）',
  ],
  ['new.ts news 題 --en Title', 'C', 'This variable must be a day as YYYY-MM-DD (got "2026-02-30")'],
])('%s prints what is wrong with BUILD_DATE in one line (%s)', (script, LC_ALL, said) => {
  const [file = '', ...args] = script.split(' ');
  const { status, stderr } = spawnSync(
    path.resolve('node_modules/.bin/node'),
    [path.resolve('tools', file), ...args],
    { encoding: 'utf8', env: { ...process.env, LC_ALL, BUILD_DATE: '2026-02-30' } },
  );
  expect(stderr.trim().split('\n').slice(1)).toEqual([`  BUILD_DATE: ${said}`]);
  expect(status).toBe(1);
});

it.each([
  ['content-check.ts', 'C', 'A figure typed by hand (plan.basic): put a placeholder like {number} for it'],
  ['launch-check.ts', 'ja_JP.UTF-8', '会社の数値（plan.basic）が手で書かれています'],
])(
  '%s prints the problems of content and messages, in the language of the terminal (%s)',
  (script, LC_ALL, said) => {
    const project = path.dirname(writeContent({ 'site.json': '{' }));
    fs.mkdirSync(path.join(project, 'messages'));
    fs.writeFileSync(path.join(project, 'messages/ja.json'), '{\n  "price": "月額50,000円から"\n}\n');
    const { status, stderr } = spawnSync(
      path.resolve('node_modules/.bin/node'),
      [path.resolve('tools', script)],
      { cwd: project, encoding: 'utf8', env: { ...process.env, LC_ALL } },
    );
    expect(stderr).toContain('  content/site.json:1:2: ');
    expect(stderr).toContain(`  messages/ja.json:2:12 price: ${said}`);
    expect(status).toBe(1);
  },
);

it.each([
  ['content-check.ts --help', 0, '問題があれば、終了コードは 1 です。'],
  ['content-check.ts --nonsense', 2, '「--nonsense」を読み取れません。'],
  ['content-format.ts', 0, '変えたファイルはありません'],
])(
  'an editor is told in Japanese what a command does, and what it does not know (%s)',
  (line, code, said) => {
    const { status, stdout, stderr } = spawnSync(
      path.resolve('node_modules/.bin/node'),
      `tools/${line}`.split(' '),
      { encoding: 'utf8', env: { ...process.env, LC_ALL: 'ja_JP.UTF-8' } },
    );
    expect([status, stdout + stderr]).toEqual([code, expect.stringContaining(said)]);
  },
);
