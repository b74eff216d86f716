/** `npm run prose` as an editor meets it: what it finds, in which line, and that it passes clean copy. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesOf } from '@/tools/new/files';
import { article, copyOfContent, EXCERPT } from '../content/fixture';

/** A project with some files more, these checked alone. */
function check(files: Record<string, string>, places: string[], GITHUB_ACTIONS = '') {
  const project = path.dirname(copyOfContent(files));
  fs.cpSync('messages', path.join(project, 'messages'), { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/node'),
    [path.resolve('tools/prose.ts'), ...places],
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', FORCE_COLOR: '0', GITHUB_ACTIONS },
    },
  );
  const lines = `${stdout}${stderr}`.split('\n').map((line) => line.trim());
  return { status, found: lines.filter(Boolean).sort() };
}

const term = (name: string, also: string[], rest: object) =>
  `${JSON.stringify({ term: name, also, group: 'labware', ...rest }, null, 2)}\n`;
const FAULTY = {
  'news/day/index.ja.md': article(
    { title: '見学会にお問合せ下さい', excerpt: EXCERPT.ja },
    `${[
      'ロボット・アームで、サーバに送ります。',
      '装置が動く時間が長くても、問題はありません。',
      'ｶﾀｶﾅと、８個の部品です。',
      '会社の数値は、{{plan.basic|yen}}からです。',
    ].join('\n\n')}\n`,
  ),
  'news/day/index.en.md': article(
    { title: 'After the hearing', excerpt: EXCERPT.en },
    `${[
      'A robbot arm. Zorbatrons? Two Frobnicator arms, a quuxatron.',
      'What [the lab](/whitepaper) asks at *hand-over*, [the initial interview](/blog/preparing-a-first-hearing).',
    ].join('\n\n')}\n`,
  ),
  'glossary/cobot/index.ja.json': term(
    'コボットのウエル',
    ['ロボット・アーム', 'ＩＰＣＲ', 'ｺﾎﾞｯﾄ', '協働ロボット'],
    {
      reading: 'こぼっと',
      definition: '人の隣で働くロボットです。',
    },
  ),
  'glossary/cobot/index.en.json': term('Zorbatron', ['frobnicator arm'], {
    definition: 'A robot that works besyde people, called a jig.',
  }),
};

const unknown = (word: string) =>
  `The spelling of "${word}" is not known: correct it, or add a line to docs/style/words.txt if it is right`;

it('finds faults of notation, style and spelling, with file and line, and knows the terms of the glossary', () => {
  const { status, found } = check(FAULTY, ['content/news/day', 'content/glossary/cobot/']);
  expect(found.map((line) => line.replace(/(?<=json):\d+:\d+/, ''))).toEqual([
    `content/glossary/cobot/index.en.json ${unknown('besyde')}`,
    'content/glossary/cobot/index.ja.json term: ウエル => ウェル [prh]',
    'content/glossary/cobot/index.ja.json also.0: ロボット・アーム => ロボットアーム [prh]',
    'content/glossary/cobot/index.ja.json also.1: 不自然なアルファベットがあります: Ｐ [ja-unnatural-alphabet]',
    'content/glossary/cobot/index.ja.json also.1: ＩＰＣＲ => 半角の英数字 [prh]',
    'content/glossary/cobot/index.ja.json also.2: Disallow to use 半角カタカナ: "ｺﾎﾞｯﾄ" [no-hankaku-kana]',
    'content/news/day/index.en.md:10:1: hand-over => handover (One spelling of the noun; the verb is “hand over”.) [prh]',
    'content/news/day/index.en.md:2:8 title: hearing => initial interview [prh]',
    `content/news/day/index.en.md:8:3 ${unknown('robbot')}`,
    `content/news/day/index.en.md:8:51 ${unknown('quuxatron')}`,
    'content/news/day/index.ja.md:10:1: 一文に二回以上利用されている助詞 "が" がみつかりました。 [no-doubled-joshi]',
    'content/news/day/index.ja.md:12:1: Disallow to use 半角カタカナ: "ｶﾀｶﾅ" [no-hankaku-kana]',
    'content/news/day/index.ja.md:12:1: ８ => 半角の英数字 [prh]',
    'content/news/day/index.ja.md:2:8 title: お問合せ => お問い合わせ [prh]',
    'content/news/day/index.ja.md:2:8 title: 下さい => ください [prh]',
    'content/news/day/index.ja.md:8:1: サーバ => サーバー [prh]',
    'content/news/day/index.ja.md:8:1: ロボット・アーム => ロボットアーム [prh]',
  ]);
  expect(status).toBe(1);
});

it('on GitHub shows each at its line of the request', () => {
  const { found } = check(FAULTY, ['content/news/day'], 'true');
  expect(found).toEqual(
    expect.arrayContaining([
      `::error file=content/news/day/index.en.md,line=8,col=3::「robbot」は辞書にないつづりです。直すか、正しい言葉なら docs/style/words.txt に一行加えてください%0A${unknown('robbot')}`,
      '::error file=content/news/day/index.ja.md,line=2,col=8::title: 下さい => ください [prh]',
      '::error file=content/news/day/index.ja.md,line=8,col=1::サーバ => サーバー [prh]',
    ]),
  );
});

it('passes an article that is made by `npm run new`, with a text in place of the guidance', () => {
  const answers = { title: '見学会を開きます', titleEn: 'Open day', slug: 'day', date: '2026-12-01' };
  const made = [...filesOf({ kind: 'news', choice: 'event', ...answers }, false)].map(([name, text]) => [
    `news/day/${name}`,
    text.replace(/✍.*/g, EXCERPT[name === 'index.ja.md' ? 'ja' : 'en']),
  ]);
  expect(check(Object.fromEntries(made), ['content/news/day'])).toEqual({
    status: 0,
    found: ['prose: nothing to correct'],
  });
});

it('does not pass a place without copy: one that is not there, or a file that holds none', () => {
  const { status, found } = check({}, ['content/news/dya', 'content/site.json']);
  expect(found).toEqual([
    expect.stringContaining('content/news/dya: no copy to read there'),
    expect.stringContaining('content/site.json: no copy to read there'),
  ]);
  expect(status).toBe(1);
});
