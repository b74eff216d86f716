/** Each form of the editor, opened and saved with one word changed: every other byte of the content stays. */
import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { editorConfig } from '../../tools/edit/config.ts';
import { test } from './editor.ts';

/** The address of each form in the editor, and the file of its first pane. */
const forms = editorConfig('ja', { url: 'http://localhost:3000', tags: {} }).collections.flatMap((one) =>
  'files' in one
    ? one.files.map(({ name, file }) => ({
        address: `${one.name}/entries/${name}`,
        file: file.replace('{{locale}}', 'ja'),
      }))
    : globSync(`${one.folder}/*/index.ja.*`).map((file) => ({
        address: `${one.name}/entries/${file.split('/').at(-2)}/index`,
        file,
      })),
);

test('a save leaves every byte that the editor did not change', { tag: '@full' }, async ({ editor }) => {
  test.setTimeout(30 * 60_000);
  for (const { address } of forms) {
    await editor.open(address);
    const pane = editor.page.getByRole('group', { name: /コンテンツを編集/ }).first();
    const text = pane.locator('input[type="text"]:enabled, textarea:enabled').first();
    const closed = pane.getByRole('button', { name: '広げる', disabled: false }).first();
    await expect(text.or(closed).first()).toBeVisible();
    if (!(await text.isVisible())) await closed.click();
    await text.fill(`${await text.inputValue()}x`);
    await editor.save();
  }
  const changes = await editor.changes();
  // One line, taken and put, of one file for each form; of another file only the same line, where both languages share it.
  const files = forms.map(({ file }) => file);
  expect(files.filter((file) => changes[file]?.length !== 2)).toEqual([]);
  const others = Object.keys(changes).filter((file) => !files.includes(file));
  const japanese = (file: string) => file.replace(/\ben(?=\.\w+$)/, 'ja');
  expect(others.map((file) => [file, changes[file]])).toEqual(
    others.map((file) => [file, changes[japanese(file)]]),
  );
});
