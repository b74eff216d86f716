/** `npm run prose` as an editor meets it: what it finds in an article, in which line, and that it passes clean copy. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { article } from '../content/fixture';

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
afterAll(() => fs.rmSync(project, { recursive: true }));

/** A project with one more article and perhaps other files, these checked alone. */
function check(ja: string, en: string, others: Record<string, string> = {}) {
  fs.cpSync('content', path.join(project, 'content'), { recursive: true });
  fs.cpSync('messages', path.join(project, 'messages'), { recursive: true });
  const folder = path.join(project, 'content/news/day');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'ja.md'), ja);
  fs.writeFileSync(path.join(folder, 'en.md'), en);
  for (const [name, text] of Object.entries(others)) {
    fs.mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    fs.writeFileSync(path.join(project, name), text);
  }
  const result = spawnSync(
    path.resolve('node_modules/.bin/node'),
    [path.resolve('scripts/prose.ts'), 'content/news/day', ...Object.keys(others)],
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

it('knows the English words of a glossary term, and reports a Japanese one that the notation forbids', () => {
  const entry = (term: string, also: string[], rest: object) =>
    `${JSON.stringify({ term, also, group: 'labware', ...rest }, null, 2)}\n`;
  const ja = entry('コボットのウエル', ['ロボット・アーム', 'ＬＩＭＳ', 'ｺﾎﾞｯﾄ', '協働ロボット'], {
    reading: 'こぼっと',
    definition: '人の隣で働くロボットです。',
  });
  const en = entry('Zorbatron', ['frobnicator arm'], { definition: 'A robot that works besyde people.' });
  const { code, found } = check(
    article({ title: '見学会を開きます', excerpt: EXCERPT.ja }, '見学会を開きます。\n'),
    article({ excerpt: EXCERPT.en }, 'Zorbatrons? One zorbatron, two Frobnicator arms, a quuxatron.\n'),
    { 'content/glossary/cobot/ja.json': ja, 'content/glossary/cobot/en.json': en },
  );
  const findings = found.split('\n').map((line) => line.trim().replace(/(?<=json):\d+:\d+/, ''));
  expect(findings.filter(Boolean).sort()).toEqual([
    'content/glossary/cobot/en.json spelling: besyde [docs/style/words.txt]',
    'content/glossary/cobot/ja.json also.0: ロボット・アーム => ロボットアーム [prh]',
    'content/glossary/cobot/ja.json also.1: 不自然なアルファベットがあります: Ｉ [ja-unnatural-alphabet]',
    'content/glossary/cobot/ja.json also.1: ＬＩＭＳ => 半角の英数字 [prh]',
    'content/glossary/cobot/ja.json also.2: Disallow to use 半角カタカナ: "ｺﾎﾞｯﾄ" [no-hankaku-kana]',
    'content/glossary/cobot/ja.json term: ウエル => ウェル [prh]',
    'content/news/day/en.md:8:52 spelling: quuxatron [docs/style/words.txt]',
  ]);
  expect(code).toBe(1);
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
