import { expect, test } from '@playwright/test';
import { messages } from '../tests/words.ts';
import { hold, openHeld } from './held-scripts';
import { expectItems } from './list-page';
import { blogIn, examplesIn, newsIn } from './lists';

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

  test('a search of the news, which ends as any other does', async ({ page }) => {
    const { path } = newsIn('ja');
    const release = await hold(page, /\/client\//);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('searchbox', { name: messages.ja.news.search });
    await field.fill('実証');
    await field.press('Enter');
    release();
    await expect(page.locator('[data-toast]')).toBeVisible();
    await expect(page).toHaveURL(`${path}?${new URLSearchParams({ q: '実証' })}`);
    await expect(field).toHaveValue('実証');
  });

  test('a category of the news', async ({ page }) => {
    const list = newsIn('en');
    const { path, choice } = list;
    const release = await hold(page, /\/client\//);
    await page.goto(path, { waitUntil: 'commit' });
    const group = page.getByRole('group', { name: choice.group });
    await group.getByRole('button', { name: choice.label }).click();
    release();
    await expectItems(page, list, choice.addresses);
    await expect(page).toHaveURL(path + choice.query);
  });

  test('a search far down a page, which stays where it is', async ({ page }) => {
    const release = await hold(page, /\/client\//);
    // Where the field is, is known when the styles are there.
    await openHeld(page, '/en/labneeds');
    const list = page.locator('[data-explorer]');
    const field = list.getByRole('searchbox');
    await field.fill('cell');
    await field.press('Enter');
    release();
    await expect(page).toHaveURL('/en/labneeds?q=cell');
    await expect(field).toBeInViewport();
    await expect(list.locator('[data-list] > [hidden]')).not.toHaveCount(0);
  });
});
