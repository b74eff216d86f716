/** `npm run prose` as an editor meets it: what it finds in an article, in which line, and that it passes clean copy. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { article } from '../content/fixture';

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
afterAll(() => fs.rmSync(project, { recursive: true }));

/** A project with one more article, checked alone. */
function check(ja: string, en: string) {
  fs.cpSync('content', path.join(project, 'content'), { recursive: true });
  fs.cpSync('messages', path.join(project, 'messages'), { recursive: true });
  const folder = path.join(project, 'content/news/day');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'ja.md'), ja);
  fs.writeFileSync(path.join(folder, 'en.md'), en);
  const result = spawnSync(
    path.resolve('node_modules/.bin/node'),
    [path.resolve('scripts/prose.ts'), 'content/news/day'],
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', FORCE_COLOR: '0' },
    },
  );
  return { code: result.status, output: result.stdout, found: `${result.stdout}${result.stderr}` };
}

const EXCERPT = {
  ja: '研究室の見学会を開きます。ロボットアームが動くところを、間近でご覧いただけます。',
  en: 'We open the lab for a day. Come and see a machine at work on the bench.',
};
const EN = article({ excerpt: EXCERPT.en }, 'A robot arm moves a plate.\n');

it('finds faults of notation, style and spelling, with file and line', () => {
  const faults = [
    'ロボット・アームで、サーバに送ります。',
    '',
    '装置が動く時間が長くても、問題はありません。',
    '',
    'ｶﾀｶﾅと、８個の部品です。',
    '',
    '会社の数値は、{{plan.basic|yen}}からです。',
  ].join('\n');
  const { code, found } = check(
    article({ title: '見学会にお問合せ下さい', excerpt: EXCERPT.ja }, `${faults}\n`),
    EN.replace('robot', 'robbot'),
  );
  expect(
    found
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .sort(),
  ).toEqual([
    'content/news/day/en.md:8:3 spelling: robbot [docs/style/words.txt]',
    'content/news/day/ja.md:10:1: 一文に二回以上利用されている助詞 "が" がみつかりました。 [no-doubled-joshi]',
    'content/news/day/ja.md:12:1: Disallow to use 半角カタカナ: "ｶﾀｶﾅ" [no-hankaku-kana]',
    'content/news/day/ja.md:12:1: ８ => 半角の英数字 [prh]',
    'content/news/day/ja.md:2:8 title: お問合せ => お問い合わせ [prh]',
    'content/news/day/ja.md:2:8 title: 下さい => ください [prh]',
    'content/news/day/ja.md:8:1: サーバ => サーバー [prh]',
    'content/news/day/ja.md:8:1: ロボット・アーム => ロボットアーム [prh]',
  ]);
  expect(code).toBe(1);
}, 240_000);

it('passes an article without faults', () => {
  const { code, output } = check(
    article({ title: '見学会を開きます', excerpt: EXCERPT.ja }, '見学会を開きます。\n'),
    EN,
  );
  expect(output).toBe('prose: nothing to correct\n');
  expect(code).toBe(0);
}, 240_000);

it('does not pass a place that is not there', () => {
  const { status, stderr } = spawnSync(
    path.resolve('node_modules/.bin/node'),
    [path.resolve('scripts/prose.ts'), 'content/news/dya'],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  expect(stderr).toContain('content/news/dya: there is no such file or folder. Check the name');
  expect(status).toBe(1);
});
