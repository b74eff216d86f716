/** The guide for editors, followed: its way leads to an article without problems, its wrong turns to its messages. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

const ID = '2026-12-open-day-at-the-lab';
const LANGUAGE: Record<Locale, string> = { ja: 'ja_JP.UTF-8', en: 'en_GB.UTF-8' };
const GUIDE: Record<Locale, string> = {
  ja: fs.readFileSync('docs/guides/editors.ja.md', 'utf8'),
  en: fs.readFileSync('docs/guides/editors.en.md', 'utf8'),
};

const projects: string[] = [];
afterAll(() => {
  for (const project of projects) fs.rmSync(project, { recursive: true });
});

/** A copy of the content, as in a fresh clone. */
function clone(): string {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-'));
  projects.push(project);
  fs.cpSync('content', path.join(project, 'content'), { recursive: true });
  return project;
}

function run(project: string, locale: Locale, script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/node'),
    [path.resolve('scripts', script), ...args],
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: LANGUAGE[locale], BUILD_DATE: '2026-12-01' },
    },
  );
  return { status, output: stdout + stderr };
}

const make = (project: string, locale: Locale) =>
  run(
    project,
    locale,
    'new.ts',
    'news',
    '研究室の見学会を開きます',
    '--en',
    'Open day at the lab',
    '--choice',
    'event',
  );

/** Long enough for a description. */
const TEXT: Record<Locale, string> = {
  ja: 'ロボットアームが動くところを、研究室で間近にご覧いただけます。どなたでもご参加いただけます。',
  en: 'Come and see a robot arm at work on the bench, close up. Everybody is welcome.',
};

/** Steps 2 to 4 of the guide. */
function written(locale: Locale): { project: string; folder: string } {
  const project = clone();
  make(project, locale);
  const folder = path.join(project, 'content/news', ID);
  fs.copyFileSync('content/news/2024-07-study-group/arms.webp', path.join(folder, 'cover.webp'));
  for (const language of LOCALES) {
    const file = path.join(folder, `${language}.md`);
    const text = fs.readFileSync(file, 'utf8').replace(/✍.*/g, TEXT[language]);
    fs.writeFileSync(file, text.replace('# image:', 'image:'));
  }
  return { project, folder };
}

const edit = (file: string, from: string | RegExp, to: string) => {
  const text = fs.readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file}: nothing to change`);
  fs.writeFileSync(file, changed);
};

const anyNumber = (text: string) => text.replace(/\d+/g, '#');

describe.each(LOCALES)('the guide in %s', (locale) => {
  it('names commands that install what is missing', () => {
    const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
    const names = [...GUIDE[locale].matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    const used = [...new Set(names)];
    expect(used.length).toBeGreaterThan(4);
    expect(used.filter((name) => !/^node scripts\/\w+\.mjs\b/.test(scripts[name]))).toEqual([]);
  });

  it('leads to an article in both languages, in fewer than ten steps', () => {
    const { project } = written(locale);
    const { status, output } = run(project, locale, 'content-check.ts');
    expect(output).toMatch(locale === 'ja' ? /問題はありません/ : /no problems/);
    expect(status).toBe(0);
    // The number of files is another one with every entry that is published.
    expect(anyNumber(GUIDE[locale])).toContain(anyNumber(output.trim()));
    const [, steps = ''] = GUIDE[locale].split(/^## .*\n/m);
    expect(steps.match(/^\d+\. /gm)?.length).toBeLessThan(10);
    expect(/```sh\n\s*(.*)/.exec(steps)?.[1]).toMatch(/^git clone /);
    expect(GUIDE[locale]).toContain(make(clone(), locale).output.split('\n')[0]);
  });

  it('leads to an article whose wording passes, by the command that it gives', () => {
    const { project } = written(locale);
    fs.cpSync('messages', path.join(project, 'messages'), { recursive: true });
    const [, place = ''] = /npm run prose -- (\S+)/.exec(GUIDE[locale]) ?? [];
    expect(place).toBe(`content/news/${ID}`);
    const { status, output } = run(project, locale, 'prose.ts', place);
    expect(output).toMatch(locale === 'ja' ? /文章の問題はありません/ : /nothing to correct/);
    expect(status).toBe(0);
  }, 240_000);

  const turns: [what: string, turn: (folder: string) => void][] = [
    [
      'a typo in the category',
      (folder) => edit(path.join(folder, 'ja.md'), 'category: event', 'category: evnt'),
    ],
    ['no English file', (folder) => fs.rmSync(path.join(folder, 'en.md'))],
    ['a picture that is not found', (folder) => fs.rmSync(path.join(folder, 'cover.webp'))],
    [
      'a picture that was not copied to its end',
      (folder) => fs.truncateSync(path.join(folder, 'cover.webp'), 1000),
    ],
    ['the date 2026-02-30', (folder) => edit(path.join(folder, 'ja.md'), /date: .*/, 'date: 2026-02-30')],
    ['guidance that is left', (folder) => edit(path.join(folder, 'ja.md'), /excerpt: .*/, 'excerpt: ✍ …')],
    [
      'a description that is too short',
      (folder) => edit(path.join(folder, 'ja.md'), /excerpt: .*/, 'excerpt: 見学会です。'),
    ],
    [
      'a figure typed by hand',
      (folder) => edit(path.join(folder, 'ja.md'), /excerpt: .*/, 'excerpt: 50,000円から'),
    ],
  ];
  it.each(turns)('meets %s with the message that it quotes', (_what, turn) => {
    const { project, folder } = written(locale);
    turn(folder);
    const { status, output } = run(project, locale, 'content-check.ts');
    expect(status).toBe(1);
    const [, found = ''] = output.split('\n');
    expect(found).toContain(`content/news/${ID}/`);
    const sentence = found.replace(/^\s*\S+(?: [\w.]+)?: /, '').replace(/（今の値：.*|\s\(got .*/, '');
    expect(sentence).not.toBe('');
    expect(GUIDE[locale]).toContain(sentence);
  });

  it('meets a name that is taken with the message that it quotes', () => {
    const { project } = written(locale);
    const { status, output } = make(project, locale);
    expect(status).toBe(1);
    expect(GUIDE[locale]).toContain(output.trim());
  });

  it('shows pictures that are there', () => {
    const pictures = [...GUIDE[locale].matchAll(/\]\((images\/[^)]+)\)/g)].map(([, file = '']) => file);
    expect(pictures.length).toBeGreaterThan(2);
    for (const file of pictures) expect(fs.existsSync(path.join('docs/guides', file))).toBe(true);
  });
});
