/** What an editor does in the forms, and what is in the files then. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { pinnedNode } from '../../build/run.mjs';
import { tagName } from '../../lib/content/index.ts';
import { OPEN_DAY, openDay } from '../../tests/block-pages/open-day.ts';
import { runProgram } from '../../tests/helpers/run-program.ts';
import { content, copy, entries, messages } from '../../tests/words.ts';
import { withProjectCopy } from '../../tools/toolchain/project-copy.ts';
import { type Editor, field, test } from './editor.ts';

const RIGHT = /files, no problems/;
const textbox = (place: Locator, label: string) => field(place, label).getByRole('textbox');

test('a heading changed in both languages is one line in each of two files', async ({ editor }) => {
  await editor.open('pages/entries/about');
  // A group opens in both languages at once.
  await field(editor.pane('日本語'), 'hero').getByRole('button', { name: '広げる' }).click();
  await textbox(editor.pane('日本語'), 'ミッション').fill('研究者に、|時間ZZを。');
  await textbox(editor.pane('英語'), 'ミッション').fill('Time ZZ|for researchers.');
  await editor.save();
  expect(await editor.changes()).toEqual({
    'content/pages/about/ja.json': [
      `- "title": "${copy('about', 'ja').hero.title}",`,
      '+ "title": "研究者に、|時間ZZを。",',
    ],
    'content/pages/about/en.json': [
      `- "title": "${copy('about', 'en').hero.title}",`,
      '+ "title": "Time ZZ|for researchers.",',
    ],
  });
  expect(await editor.check()).toMatch(RIGHT);
});

/** An address and titles that no editor gives to a real article. */
const SLUG = '2026-11-zz-open-day';
const NEWS = `content/news/${SLUG}`;
const ARTICLE = {
  日本語: {
    title: '研究室の見学会ZZを開きます',
    excerpt: '研究室の見学会ZZを開きます。ロボットアームが実験台の上で動くところを、間近でご覧いただけます。',
    body: '研究室の見学会を開きます。\n\nどなたでもご参加いただけます。',
  },
  英語: {
    title: 'Open day ZZ at the lab',
    excerpt:
      'Come and see the robot arm ZZ at work on the bench, close up, at our laboratory. All are welcome.',
    body: 'We open our laboratory for a day.\n\nAll are welcome.',
  },
};

/** Writes an article with a picture, as the guide for editors says. */
async function writeArticle(editor: Editor, date: string): Promise<void> {
  const { page, pane, open, reach } = editor;
  await open('news/new');
  const japanese = pane('日本語');
  await textbox(japanese, '公開日').fill(date);
  await field(japanese, '分類のキー').getByRole('radio', { name: messages.ja.news.category.event }).click();
  await field(japanese, 'タグ').getByRole('combobox').click();
  await page.getByRole('option', { name: tagName('lab-automation', 'ja') }).click();
  await field(japanese, '同じフォルダーの画像').getByRole('button', { name: '参照' }).click();
  const chooser = page.waitForEvent('filechooser');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'アップロード' }).click();
  await (await chooser).setFiles('imagery/masters/grip.webp');
  await dialog.getByRole('button', { name: '挿入' }).click();
  for (const language of ['日本語', '英語'] as const) {
    const { title, excerpt, body } = ARTICLE[language];
    await textbox(pane(language), '記事の題').fill(title);
    await textbox(pane(language), '一覧と検索結果に出る一、二文').fill(excerpt);
    await (await reach(language, '本文')).getByRole('textbox').fill(body);
  }
  await page.getByRole('textbox', { name: 'スラッグ' }).fill(SLUG);
  await editor.save();
}

const written = ({ title, excerpt, body }: (typeof ARTICLE)['日本語'], date: string) => `---
title: ${title}
date: ${date}
category: event
tags:
  - lab-automation
image: ./grip.webp
excerpt: ${excerpt}
draft: false
---

${body}
`;

test('a news article with a picture is three files in a folder of its own, and is put off by its date', async ({
  editor,
}) => {
  await writeArticle(editor, '2026-11-20');
  const files = ['grip.webp', 'index.en.md', 'index.ja.md'];
  expect(await editor.changes()).toEqual(
    Object.fromEntries(files.map((name) => [`${NEWS}/${name}`, ['new']])),
  );
  expect(await editor.text(`${NEWS}/index.ja.md`)).toBe(written(ARTICLE.日本語, '2026-11-20'));
  expect(await editor.text(`${NEWS}/index.en.md`)).toBe(written(ARTICLE.英語, '2026-11-20'));
  expect(await editor.check()).toMatch(RIGHT);
  await editor.open(`news/entries/${SLUG}/index`);
  await textbox(editor.pane('日本語'), '公開日').fill('2126-01-15');
  await editor.save();
  expect(await editor.text(`${NEWS}/index.ja.md`)).toBe(written(ARTICLE.日本語, '2126-01-15'));
  expect(await editor.text(`${NEWS}/index.en.md`)).toBe(written(ARTICLE.英語, '2126-01-15'));
  expect(await editor.check()).toMatch(RIGHT);
});

const LANGUAGES = ['日本語', '英語'] as const;
/** An event among the real news. */
const event = entries('news', 'ja').find(
  ({ data, original }) => data.category === 'event' && !data.translation && !original,
)!;
const EVENT = `news/entries/${event.id}/index`;
const QUOTE = {
  日本語: {
    区画の名前: '声',
    言われたこと: '手が空いた時間で、次の実験を考えました。',
    だれの言葉か: '見本',
  },
  英語: {
    区画の名前: 'A voice',
    言われたこと: 'With time on our hands, we planned.',
    だれの言葉か: 'Sample',
  },
};

test('a block of a page is added in both languages, moved by a key, and removed without a trace', async ({
  editor,
}) => {
  const form = 'pages/entries/donation';
  const donation = content.pages.donation?.ja.data as { blocks: { block: string }[] };
  const before = donation.blocks.map(({ block }) => block);
  /** The block that is added: the button with its name folds it. */
  const item = (list: Locator) =>
    list
      .getByRole('button', { name: '折り畳む' })
      .filter({ hasText: '引用' })
      .last()
      .locator('xpath=ancestor::*[@role="group"][1]');
  await editor.open(form);
  for (const language of LANGUAGES) {
    const list = await editor.reach(language, 'ページを作るブロック');
    await list
      .getByRole('button', { name: /ブロック\W? を追加/ })
      .last()
      .click();
    await editor.page.getByRole('menuitem', { name: '引用' }).click();
    // The form draws fields as far as it is scrolled.
    await item(list).scrollIntoViewIfNeeded();
    for (const [label, words] of Object.entries(QUOTE[language]))
      await textbox(item(list), label).fill(words);
    await item(list).getByRole('button', { name: 'アイテムを並び替え' }).press('ArrowUp');
  }
  await editor.save();
  const blocksOf = async (file: string) =>
    JSON.parse(await editor.text(`content/pages/donation/${file}.json`)).blocks;
  for (const [index, file] of ['ja', 'en'].entries()) {
    const blocks = await blocksOf(file);
    const kinds = blocks.map(({ block }: { block: string }) => block);
    expect(kinds).toEqual(before.toSpliced(-1, 0, 'quote'));
    const [label, quote, author] = Object.values(QUOTE[LANGUAGES[index] ?? '日本語']);
    expect(blocks.at(-2)).toEqual({ block: 'quote', label, quote, author });
  }
  expect(await editor.check()).toMatch(RIGHT);
  await editor.open(form);
  for (const language of LANGUAGES) {
    const list = await editor.reach(language, 'ページを作るブロック');
    // What is drawn while it comes into sight moves the button away from under the press.
    await item(list).scrollIntoViewIfNeeded();
    await item(list).getByRole('button', { name: '削除' }).click();
    await expect(item(list)).toHaveCount(0);
  }
  await editor.save();
  expect(await editor.changes()).toEqual({});
});

test('a page of blocks is made in the forms, without code', async ({ editor }) => {
  const { page, pane, reach } = editor;
  const day = openDay();
  const wanted = (['ja', 'en'] as const).map((locale) => {
    const { head, top } = JSON.parse(String(day[`block-pages/${OPEN_DAY}/index.${locale}.json`]));
    const words =
      locale === 'ja'
        ? ['見学会', '一日の流れ', '十時に始めます。']
        : ['Visit', 'The day', 'We begin at ten.'];
    const [label, title, markdown] = words;
    return { head, draft: false, top, blocks: [{ block: 'text', label, title, markdown }] };
  });
  await editor.open('block-pages/new');
  for (const [index, language] of LANGUAGES.entries()) {
    const { head, top, blocks } = wanted[index] as (typeof wanted)[number];
    await textbox(pane(language), 'ブラウザーと検索結果に出る題').fill(head.title);
    await textbox(pane(language), '検索結果に出る一、二文').fill(head.description);
    await textbox(pane(language), 'パンくずに出る名前').fill(head.crumb);
    await textbox(pane(language), 'ページ一覧での名前').fill(head.label);
    const first = await reach(language, 'ページの最初の画面');
    await textbox(first, 'ページの題').fill(top.title);
    await textbox(first, '題の下の文').fill(top.text);
    const list = await reach(language, 'ページを作るブロック');
    await list
      .getByRole('button', { name: /ブロック\W? を追加/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: '文章', exact: true }).click();
    for (const [label, words] of [
      ['区画や図の名前', blocks[0]?.label],
      ['見出し', blocks[0]?.title],
      ['本文', blocks[0]?.markdown],
    ])
      await textbox(list, String(label)).fill(String(words));
  }
  await page.getByRole('textbox', { name: 'スラッグ' }).fill('zz-visit');
  await editor.save();
  const files = ['content/block-pages/zz-visit/index.en.json', 'content/block-pages/zz-visit/index.ja.json'];
  expect(await editor.changes()).toEqual(Object.fromEntries(files.map((file) => [file, ['new']])));
  expect(JSON.parse(await editor.text(String(files[1])))).toEqual(wanted[0]);
  expect(JSON.parse(await editor.text(String(files[0])))).toEqual(wanted[1]);
  expect(await editor.check()).toMatch(RIGHT);
});

test('a field that may not be empty is asked for, and nothing is written', async ({ editor }) => {
  await editor.open(EVENT);
  await textbox(editor.pane('英語'), '記事の題').fill('');
  await editor.page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(field(editor.pane('英語'), '記事の題').getByRole('alert')).toContainText(
    'この項目は必須です。',
  );
  expect(await editor.changes()).toEqual({});
});

const GROUP = `content/${event.folder}`;
test.describe('two languages out of step', () => {
  const other = readFileSync(`${GROUP}/index.en.md`, 'utf8').replace('category: event', 'category: service');
  test.use({ files: { [`${GROUP}/index.en.md`]: other } });
  test('what they share stays as it was until it is chosen, once for both', async ({ editor }) => {
    const problem = /index\.en\.md:\d+:11 category: Must be the same in both languages/;
    expect(await editor.check()).toMatch(problem);
    await editor.open(EVENT);
    await textbox(editor.pane('日本語'), '記事の題').fill('実験自動化の勉強会ZZ');
    await editor.save();
    expect(Object.keys(await editor.changes())).toEqual([`${GROUP}/index.ja.md`]);
    expect(await editor.check()).toMatch(problem);
    await editor.open(EVENT);
    await field(editor.pane('日本語'), '分類のキー')
      .getByRole('radio', { name: messages.ja.news.category.technical })
      .click();
    await editor.save();
    expect(await editor.changes()).toEqual({
      [`${GROUP}/index.ja.md`]: [
        ...[`- title: ${event.data.title}`, '- category: event'],
        ...['+ title: 実験自動化の勉強会ZZ', '+ category: technical'],
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
    const env = { NODE_ENV: 'production' };
    const { exitCode, output } = await runProgram(pinnedNode(), ['build/build.ts'], { cwd: copy, env });
    expect(exitCode, output).toBe(0);
    for (const [language, file] of [
      ['日本語', `news/${SLUG}.html`],
      ['英語', `en/news/${SLUG}.html`],
    ] as const) {
      const page = readFileSync(join(copy, 'out', file), 'utf8');
      expect(page).toContain(ARTICLE[language].title);
      expect(page).toMatch(/\/assets\/img\/[^"]*grip[^"]*\.webp/);
    }
  });
});
