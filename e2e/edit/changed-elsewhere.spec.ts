/** What the forms do about files that somebody else changed on the disk: nothing of it is written over unasked. */
import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { tagName } from '../../lib/content/index.ts';
import { entries, messages } from '../../tests/words.ts';
import { type Editor, field, test } from './editor.ts';

const { id, folder } = entries('news', 'ja').find(({ data, original }) => !data.translation && !original)!;
const FOLDER = `content/${folder}`;
const FORM = `news/entries/${id}/index`;
const ENGLISH = `${FOLDER}/index.en.md`;
const OURS = '自動化の勉強会ZZを開きました';
/** The English file as somebody else leaves it. */
const theirs = (title: string) => readFileSync(ENGLISH, 'utf8').replace(/^title: .*$/m, `title: ${title}`);

const title = (place: Locator) => field(place, '記事の題').getByRole('textbox');
const dialog = ({ page }: Editor) => page.getByRole('alertdialog');
const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click();

/** Asks for a save, whatever comes of it. */
const trySave = ({ page }: Editor) => page.getByRole('button', { name: '保存', exact: true }).click();

/** Asks for a save, is asked something with these words, and gives up: nothing in the folder changes. */
async function cancelSave(editor: Editor, words: string): Promise<void> {
  const before = await editor.changes();
  await trySave(editor);
  await expect(dialog(editor)).toContainText(words);
  await press(dialog(editor), 'キャンセル');
  expect(await editor.changes()).toEqual(before);
}

/** What the program keeps of forms that are not saved, as JSON. */
const keptDrafts = ({ page }: Editor): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      if (database.objectStoreNames.contains('draft-backups'))
        kept.push(await answer(database.transaction('draft-backups').objectStore('draft-backups').getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });

async function write(editor: Editor): Promise<void> {
  await editor.open(FORM);
  await title(editor.pane('日本語')).fill(OURS);
}

test('a save asks before it writes over a file that another program changed', async ({ editor }) => {
  await write(editor);
  await editor.elsewhere({ [ENGLISH]: theirs('Their title') });
  await cancelSave(editor, '変更');
  await expect(title(editor.pane('日本語'))).toHaveValue(OURS);

  await trySave(editor);
  await press(dialog(editor), 'このまま保存');
  await expect.poll(() => editor.text(`${FOLDER}/index.ja.md`)).toContain(OURS);
  await expect.poll(() => editor.text(ENGLISH)).not.toContain('Their title');
});

test('the form takes the newer version when it is asked to', async ({ editor }) => {
  await write(editor);
  await editor.elsewhere({ [ENGLISH]: theirs('Their title') });
  await cancelSave(editor, '変更');
  await editor.page.getByRole('button', { name: 'エントリーを再読み込み' }).click();
  await press(dialog(editor), 'エントリーを再読み込み');
  await expect(title(editor.pane('英語'))).toHaveValue('Their title');
  await title(editor.pane('日本語')).fill(OURS);
  await editor.save();
  expect(await editor.text(ENGLISH)).toContain('Their title');
  expect(await editor.text(`${FOLDER}/index.ja.md`)).toContain(OURS);
});

test('a save after a save asks nothing', async ({ editor }) => {
  for (const text of ['一度目', '二度目']) {
    await editor.open(FORM);
    await title(editor.pane('日本語')).fill(text);
    await editor.save();
    expect(await editor.text(`${FOLDER}/index.ja.md`)).toContain(text);
  }
});

test('an entry that was removed is not made anew unasked', async ({ editor }) => {
  await write(editor);
  await editor.elsewhere({ [ENGLISH]: undefined, [`${FOLDER}/index.ja.md`]: undefined });
  await cancelSave(editor, '削除');
});

test('a draft that is taken up again asks as well', async ({ editor }) => {
  const { page, pane } = editor;
  await editor.open(FORM);
  await title(pane('日本語')).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(OURS);
  await expect.poll(() => keptDrafts(editor)).toContain(OURS);
  await editor.elsewhere({ [ENGLISH]: theirs('Their title') });
  const before = await editor.changes();
  await page.reload();
  await press(dialog(editor), '復元');
  await expect(title(pane('日本語'))).toHaveValue(OURS);
  await cancelSave(editor, '変更');
  expect(await editor.changes()).toEqual(before);
});

test('a new entry does not take an address that was taken meanwhile', async ({ editor }) => {
  const { page, pane } = editor;
  await editor.open('news/new');
  const japanese = pane('日本語');
  await field(japanese, '公開日').getByRole('textbox').fill('2026-11-20');
  await field(japanese, '分類のキー').getByRole('radio', { name: messages.ja.news.category.event }).click();
  await field(japanese, 'タグ').getByRole('combobox').click();
  await page.getByRole('option', { name: tagName('lab-automation', 'ja') }).click();
  for (const language of ['日本語', '英語'] as const) {
    await title(pane(language)).fill(OURS);
    await field(pane(language), '一覧と検索結果に出る一、二文').getByRole('textbox').fill(OURS);
    await (await editor.reach(language, '本文')).getByRole('textbox').fill(OURS);
  }
  await page.getByRole('textbox', { name: 'スラッグ' }).fill('2026-11-zz-meeting');
  const path = 'content/news/2026-11-zz-meeting/index.en.md';
  await editor.elsewhere({ [path]: theirs('Their title'), [path.replace('.en.', '.ja.')]: theirs('題') });
  await trySave(editor);
  await expect(page.getByText('使われています')).toBeVisible();
  expect(await editor.text(path)).toContain('Their title');
});
