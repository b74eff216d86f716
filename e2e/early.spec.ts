import { expect, type Page, test } from '@playwright/test';

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
  for (const [home, found] of [
    ['/', '/glossary#pipette-tip'],
    ['/en', '/en/labneeds/pipetting-automation'],
  ] as const)
    test(`letters in the search over ${home}, and the ones after`, async ({ page }) => {
      const release = await hold(page, /\/client\/start-/);
      await page.goto(home);
      await page.keyboard.press('/');
      const field = page.getByRole('searchbox');
      await page.keyboard.type('pipett');
      await expect(field).toHaveValue('pipett');
      release();
      await expect(page.locator(`[data-search-results] li a[href="${found}"]`)).toBeVisible();
      await page.keyboard.type('e');
      await expect(field).toHaveValue('pipette');
    });

  test('a word in the list of posts', async ({ page }) => {
    const release = await hold(page, /\/client\/blog-explorer-/);
    await page.goto('/blog?tag=react', { waitUntil: 'commit' });
    const field = page.getByRole('searchbox', { name: 'ブログを検索' });
    await field.fill('再現性');
    release();
    await expect(page).toHaveURL(`/blog?${new URLSearchParams({ q: '再現性', tag: 'react' })}`);
    await expect(field).toHaveValue('再現性');
  });

  test('a choice in the list of examples', async ({ page }) => {
    const release = await hold(page, /\/client\/examples-explorer-/);
    await page.goto('/labneeds/examples', { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: '分野' });
    await field.selectOption('環境管理');
    release();
    await expect(page.locator('[data-list] > li:visible')).toHaveCount(1);
    await expect(field).toHaveValue('environment');
    await expect(page).toHaveURL('/labneeds/examples?field=environment');
  });
});
