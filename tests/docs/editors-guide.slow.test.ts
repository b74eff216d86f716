/** The guide for editors, followed: its way leads to an article without problems, its wrong turns to its messages. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { descriptionProblems } from '@/lib/content/descriptions';
import { readContent } from '@/lib/content/load';
import { inLanguage, type Problem } from '@/lib/content/problems';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { answersOf, given } from '@/tools/new/answers';
import { definitions, EXCERPT, type Files, removeContent, WEBP, writeContent } from '../content/fixture';

const DAY = '2026-12-01';
const GUIDE: Record<Locale, string> = {
  ja: fs.readFileSync('docs/guides/editors.ja.md', 'utf8'),
  en: fs.readFileSync('docs/guides/editors.en.md', 'utf8'),
};
const TERMINAL: Record<Locale, string> = { ja: 'ja_JP.UTF-8', en: 'en_GB.UTF-8' };

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-'));
afterAll(() => {
  removeContent();
  fs.rmSync(project, { recursive: true });
});

/** Runs a script with what the guide types behind it. */
function run(locale: Locale, script: string, typed: string, cwd = process.cwd()) {
  const line = `"${path.resolve('node_modules/.bin/node')}" "${path.resolve('tools', script)}" ${typed}`;
  const env = { ...process.env, LC_ALL: TERMINAL[locale], BUILD_DATE: DAY };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd, encoding: 'utf8', env });
  return { status, output: (stdout + stderr).trim() };
}
const typedAfter = (command: string, locale: Locale) =>
  new RegExp(`npm run ${command} -- (.*)`).exec(GUIDE[locale])?.[1] ?? '';

const PLACE = typedAfter('prose', 'en');
/** Steps 2 to 5 of the guide: the files that it makes, with a text in place of the guidance, and a picture. */
function written(): Files {
  const texts = LOCALES.map((locale) => {
    const text = fs.readFileSync(path.join(project, PLACE, `index.${locale}.md`), 'utf8');
    return [`index.${locale}.md`, text.replace(/✍.*/g, EXCERPT[locale]).replace('# image:', 'image:')];
  });
  return { ...Object.fromEntries(texts), 'cover.webp': WEBP };
}

/** What is found in the article, on the day on which it was made. */
function problemsOf(article: Files): Problem[] {
  const files = Object.entries(article).map(([name, text]) => [path.join(PLACE, name).slice(8), text]);
  const tags = fs.readFileSync('content/tags.json');
  const found = readContent(
    writeContent({ ...Object.fromEntries(files), 'tags.json': tags }),
    definitions,
    DAY,
  );
  return [...found.problems, ...found.unfilled, ...descriptionProblems(found)].filter(({ file }) =>
    file.startsWith(PLACE),
  );
}

it.each(LOCALES)(
  'the command of the guide in %s makes the article, once, and says so as quoted',
  (locale) => {
    fs.rmSync(path.join(project, 'content'), { recursive: true, force: true });
    const [first, second] = [1, 2].map(() => run(locale, 'new.ts', typedAfter('new', locale), project));
    expect([first?.status, second?.status]).toEqual([0, 1]);
    expect(GUIDE[locale]).toContain(first?.output.split('\n')[0]);
    expect(GUIDE[locale]).toContain(second?.output);
    expect(fs.readdirSync(path.join(project, PLACE)).sort()).toEqual(['index.en.md', 'index.ja.md']);
    expect(typedAfter('prose', locale)).toBe(PLACE);
  },
);

it.each(LOCALES)('the guide in %s quotes what the check says of content without problems', (locale) => {
  // The number of files is another one with every entry that is published.
  const anyNumber = (text: string) => text.replace(/\d+/g, '#');
  expect(anyNumber(GUIDE[locale])).toContain(anyNumber(run(locale, 'content-check.ts', '').output));
});

it('the article that the guide makes has no problems', () => expect(problemsOf(written())).toEqual([]));

const changed = (from: string | RegExp, to: string) => (article: Files) => {
  const text = String(article['index.ja.md']);
  expect(text).toMatch(from);
  return { ...article, 'index.ja.md': text.replace(from, to) };
};

it.each<[turn: string, take: (article: Files) => Files]>([
  ['a typo in the category', changed('category: event', 'category: evnt')],
  ['no English file', (article) => ({ ...article, 'index.en.md': null })],
  ['a picture that is not found', (article) => ({ ...article, 'cover.webp': null })],
  ['a picture that was cut off', (article) => ({ ...article, 'cover.webp': WEBP.subarray(0, -1) })],
  ['a day that does not exist', changed(/date: .*/, 'date: 2026-02-30')],
  ['HTML in the text', changed(/$/, '\n<div>見学会</div>\n')],
  ['a picture in a sentence', changed(/$/, '\n入口は ![入口](./cover.webp) です。\n')],
  ['a link in a heading', changed(/$/, '\n## [会社](/about)の見学\n')],
  ['a space inside the marks of strong text', changed(/$/, '\n** 見学会 **です。\n')],
  ['a sentence right below a table', changed(/$/, '\n| a | b |\n|---|---|\n| c | d |\n見学会です。\n')],
  ['lines that begin with a number in a circle', changed(/$/, '\n①受付\n②見学\n')],
  ['a field that is left empty', changed(/# link:.*/, 'link:')],
  ['an address that runs into the sentence', changed(/$/, '\n詳しくはhttps://a.test/をご覧ください。\n')],
  ['a heading that is an emoji', changed(/$/, '\n## 🎉\n')],
  [
    'a text that is not translated',
    (article) => ({
      ...article,
      'index.en.md': String(article['index.en.md']).replace(/title: .*/, 'title: 見学会を開きます'),
    }),
  ],
  ['guidance that is left', changed(/excerpt: .*/, 'excerpt: ✍ …')],
  ['a description that is too short', changed(/excerpt: .*/, 'excerpt: 見学会です。')],
  ['a figure typed by hand', changed(/excerpt: .*/, `excerpt: 50,000円から。${EXCERPT.ja}`)],
])('%s leads to the message that both guides quote', (_turn, take) => {
  const [problem] = problemsOf(take(written()));
  // A bar ends a cell of the guide's table.
  for (const locale of LOCALES)
    expect(GUIDE[locale].replaceAll('\\|', '|')).toContain(inLanguage(problem!.message, locale));
});

describe.each(LOCALES)('the guide in %s', (locale) => {
  it('names commands that install what is missing', () => {
    const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
    const names = [...GUIDE[locale].matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    const used = [...new Set(names)];
    expect(used.length).toBeGreaterThan(4);
    expect(used.filter((name) => !/^node tools\/\w+\.mjs\b/.test(scripts[name]))).toEqual([]);
  });

  it('starts no entry that "new" would refuse', async () => {
    const typed = [...GUIDE[locale].matchAll(/npm run new -- ([^`\n]+)/g)].map(([, args = '']) => args);
    expect(typed.length).toBeGreaterThan(2);
    for (const args of typed) {
      const words = args.match(/"[^"]*"|\S+/g) ?? [];
      const answers = given(words.map((word) => word.replaceAll('"', '')));
      // A kind alone asks for the rest.
      if (words.length > 1) await answersOf(answers, undefined, locale);
    }
  });

  it('leads to an article in fewer than ten steps, from a clone on', () => {
    const [, steps = ''] = GUIDE[locale].split(/^## .*\n/m);
    expect(steps.match(/^\d+\. /gm)?.length).toBeLessThan(10);
    expect(/```sh\n\s*(.*)/.exec(steps)?.[1]).toMatch(/^git clone /);
  });
});
