/** Each form of the editor, opened and saved with one word changed: every other byte of the content stays. */
import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { editorConfig } from '../../tools/edit/config.ts';
import { test } from './editor.ts';

/** The address of each form in the editor. */
const forms = editorConfig('ja', { url: 'http://localhost:3000', tags: [] }).collections.flatMap((one) =>
  'files' in one
    ? one.files.map(({ name }) => `${one.name}/entries/${name}`)
    : globSync(`${one.folder}/*/`).map(
        (folder) => `${one.name}/entries/${folder.split('/').filter(Boolean).at(-1)}/index`,
      ),
);

test('a save leaves every byte that the editor did not change', { tag: '@full' }, async ({ editor }) => {
  test.setTimeout(30 * 60_000);
  for (const form of forms) {
    await editor.open(form);
    const pane = editor.page.getByRole('group', { name: /コンテンツを編集/ }).first();
    const text = pane.locator('input[type="text"]:enabled, textarea:enabled').first();
    const closed = pane.getByRole('button', { name: '広げる', disabled: false }).first();
    await expect(text.or(closed).first()).toBeVisible();
    if (!(await text.isVisible())) await closed.click();
    await text.fill(`${await text.inputValue()}x`);
    await editor.save();
  }
  const changes = await editor.changes();
  // One line of a file for each form; of both where the languages share the word.
  expect(Object.values(changes).filter((lines) => lines.length !== 2)).toEqual([]);
  expect(Object.keys(changes).length).toBeGreaterThanOrEqual(forms.length);
  expect(forms.length).toBeGreaterThan(80);
});
