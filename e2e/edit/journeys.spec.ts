/** What an editor does in the forms, and what is in the files then. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { pinnedNode } from '../../build/run.mjs';
import { runProgram } from '../../tests/helpers/run-program.ts';
import { withProjectCopy } from '../../tools/toolchain/project-copy.ts';
import { type Editor, field, test } from './editor.ts';

const RIGHT = /files, no problems/;
const textbox = (place: Locator, label: string) => field(place, label).getByRole('textbox');

test('a heading changed in both languages is one line in each of two files', async ({ editor }) => {
  await editor.open('pages/entries/about');
  // A group opens in both languages at once.
  await field(editor.pane('日本語'), 'hero').getByRole('button', { name: '広げる' }).click();
  await textbox(editor.pane('日本語'), 'ミッション').fill('研究者に、|時間を返す。');
  await textbox(editor.pane('英語'), 'ミッション').fill('Time back|for researchers.');
  await editor.save();
  expect(await editor.changes()).toEqual({
    'content/pages/about/ja.json': [
      '- "title": "研究者を、|くり返しから自由に。",',
      '+ "title": "研究者に、|時間を返す。",',
    ],
    'content/pages/about/en.json': [
      '- "title": "Free researchers|from repetition.",',
      '+ "title": "Time back|for researchers.",',
    ],
  });
  expect(await editor.check()).toMatch(RIGHT);
});

const NEWS = 'content/news/2026-11-open-day';
const ARTICLE = {
  日本語: {
    title: '研究室の見学会を開きます',
    excerpt: '研究室の見学会を開きます。ロボットアームが実験台の上で動くところを、間近でご覧いただけます。',
    body: '研究室の見学会を開きます。\n\nどなたでもご参加いただけます。',
  },
  英語: {
    title: 'Open day at the lab',
    excerpt: 'Come and see a robot arm at work on the bench, close up, at our laboratory. All are welcome.',
    body: 'We open our laboratory for a day.\n\nAll are welcome.',
  },
};

/** Writes an article with a picture, as the guide for editors says. */
async function writeArticle(editor: Editor, date: string): Promise<void> {
  const { page, pane, open, reach } = editor;
  await open('news/new');
  const japanese = pane('日本語');
  await textbox(japanese, '公開日').fill(date);
  await field(japanese, '分類のキー').getByRole('radio', { name: 'event' }).click();
  await field(japanese, 'タグ').getByRole('combobox').click();
  await page.getByRole('option', { name: 'lab-automation' }).click();
  await field(japanese, '同じフォルダーの画像').getByRole('button', { name: '参照' }).click();
  const chooser = page.waitForEvent('filechooser');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'アップロード' }).click();
  await (await chooser).setFiles('content/news/2024-07-study-group/arms.webp');
  await dialog.getByRole('button', { name: '挿入' }).click();
  for (const language of ['日本語', '英語'] as const) {
    const { title, excerpt, body } = ARTICLE[language];
    await textbox(pane(language), '記事の題').fill(title);
    await textbox(pane(language), '一覧と検索結果に出る一、二文').fill(excerpt);
    await (await reach(language, '本文')).getByRole('textbox').fill(body);
  }
  await page.getByRole('textbox', { name: 'スラッグ' }).fill('2026-11-open-day');
  await editor.save();
}

const written = ({ title, excerpt, body }: (typeof ARTICLE)['日本語'], date: string) => `---
title: ${title}
date: ${date}
category: event
tags:
  - lab-automation
image: ./arms.webp
excerpt: ${excerpt}
draft: false
---

${body}
`;

test('a news article with a picture is three files in a folder of its own, and is put off by its date', async ({
  editor,
}) => {
  await writeArticle(editor, '2026-11-20');
  const files = ['arms.webp', 'index.en.md', 'index.ja.md'];
  expect(await editor.changes()).toEqual(
    Object.fromEntries(files.map((name) => [`${NEWS}/${name}`, ['new']])),
  );
  expect(await editor.text(`${NEWS}/index.ja.md`)).toBe(written(ARTICLE.日本語, '2026-11-20'));
  expect(await editor.text(`${NEWS}/index.en.md`)).toBe(written(ARTICLE.英語, '2026-11-20'));
  expect(await editor.check()).toMatch(RIGHT);
  await editor.open('news/entries/2026-11-open-day/index');
  await textbox(editor.pane('日本語'), '公開日').fill('2126-01-15');
  await editor.save();
  expect(await editor.text(`${NEWS}/index.ja.md`)).toBe(written(ARTICLE.日本語, '2126-01-15'));
  expect(await editor.text(`${NEWS}/index.en.md`)).toBe(written(ARTICLE.英語, '2126-01-15'));
  expect(await editor.check()).toMatch(RIGHT);
});

test('a field that may not be empty is asked for, and nothing is written', async ({ editor }) => {
  await editor.open('news/entries/2024-07-study-group/index');
  await textbox(editor.pane('英語'), '記事の題').fill('');
  await editor.page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(field(editor.pane('英語'), '記事の題').getByRole('alert')).toContainText(
    'この項目は必須です。',
  );
  expect(await editor.changes()).toEqual({});
});

const GROUP = 'content/news/2024-07-study-group';
test.describe('two languages out of step', () => {
  const other = readFileSync(`${GROUP}/index.en.md`, 'utf8').replace('category: event', 'category: service');
  test.use({ files: { [`${GROUP}/index.en.md`]: other } });
  test('what they share stays as it was until it is chosen, once for both', async ({ editor }) => {
    const problem = /index\.en\.md:6:11 category: Must be the same in both languages/;
    expect(await editor.check()).toMatch(problem);
    const form = 'news/entries/2024-07-study-group/index';
    await editor.open(form);
    await textbox(editor.pane('日本語'), '記事の題').fill('実験自動化の勉強会');
    await editor.save();
    expect(Object.keys(await editor.changes())).toEqual([`${GROUP}/index.ja.md`]);
    expect(await editor.check()).toMatch(problem);
    await editor.open(form);
    await field(editor.pane('日本語'), '分類のキー').getByRole('radio', { name: 'technical' }).click();
    await editor.save();
    expect(await editor.changes()).toEqual({
      [`${GROUP}/index.ja.md`]: [
        ...['- title: 実験自動化の勉強会を開きました', '- category: event'],
        ...['+ title: 実験自動化の勉強会', '+ category: technical'],
      ],
      [`${GROUP}/index.en.md`]: ['- category: service', '+ category: technical'],
    });
    expect(await editor.check()).toMatch(RIGHT);
  });
});

test('an article written in the forms is on the built site, with its picture', { tag: '@full' }, async ({
  editor,
}) => {
  test.setTimeout(30 * 60_000);
  await writeArticle(editor, '2026-11-20');
  await withProjectCopy(async (copy) => {
    await editor.copyTo(join(copy, 'content'));
    const env = { NODE_ENV: 'production', BUILD_DATE: '2026-11-24' };
    const { exitCode, output } = await runProgram(pinnedNode(), ['build/build.ts'], { cwd: copy, env });
    expect(exitCode, output).toBe(0);
    for (const [language, file] of [
      ['日本語', 'news/2026-11-open-day.html'],
      ['英語', 'en/news/2026-11-open-day.html'],
    ] as const) {
      const page = readFileSync(join(copy, 'out', file), 'utf8');
      expect(page).toContain(ARTICLE[language].title);
      expect(page).toMatch(/\/assets\/img\/[^"]*arms[^"]*\.webp/);
    }
  });
});
