import { expect, type Page, test } from '@playwright/test';
import { messages } from '../tests/words.ts';
import { expectItems } from './list-page';
import { blogIn, examplesIn } from './lists';

/** Keeps files of a page back until the function that this gives is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('what is entered before the script has come is not lost:', { tag: '@engines' }, () => {
  for (const home of ['/', '/en'])
    test(`letters in the search over ${home}, and the ones after`, async ({ page }) => {
      const release = await hold(page, /\/client\/start-/);
      await page.goto(home);
      await page.keyboard.press('/');
      const field = page.getByRole('searchbox');
      await page.keyboard.type('labcra');
      await expect(field).toHaveValue('labcra');
      release();
      await expect(page.locator('[data-search-results] mark').first()).toBeVisible();
      await page.keyboard.type('ft');
      await expect(field).toHaveValue('labcraft');
    });

  test('a word in the list of posts', async ({ page }) => {
    const { path, choice } = blogIn('ja');
    const release = await hold(page, /\/client\/explorer-/);
    await page.goto(path + choice.query, { waitUntil: 'commit' });
    const field = page.getByRole('searchbox', { name: messages.ja.blog.search });
    await field.fill('再現性');
    release();
    await expect(page).toHaveURL(`${path}?${new URLSearchParams({ q: '再現性' })}&${choice.query.slice(1)}`);
    await expect(field).toHaveValue('再現性');
  });

  test('a choice in the list of examples', async ({ page }) => {
    const list = examplesIn('en');
    const { path, choice } = list;
    const release = await hold(page, /\/client\/explorer-/);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: choice.group });
    await field.selectOption(choice.label);
    release();
    await expectItems(page, list, choice.addresses);
    await expect(field.getByRole('option', { selected: true })).toHaveText(choice.label);
    await expect(page).toHaveURL(path + choice.query);
  });
});
