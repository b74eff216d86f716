import { expect, type Page, test } from '@playwright/test';

const LANGUAGES = [
  {
    home: '/',
    page: '/search',
    open: 'サイト内検索',
    query: '分注',
    first: '/labneeds/pipetting-automation',
    mark: 'ピペッティング',
    within: '費用',
    kind: '自動化例',
    misspelt: 'labcrft',
    corrected: 'labcraft',
    none: '一致するページはありませんでした',
    failed: '検索を準備できませんでした',
    close: '閉じる',
  },
  {
    home: '/en',
    page: '/en/search',
    open: 'Search the site',
    query: 'pipette',
    first: '/en/labneeds/pipetting-automation',
    mark: 'Pipetting',
    within: 'reach',
    kind: 'Examples',
    misspelt: 'labcrft',
    corrected: 'labcraft',
    none: 'No page matches',
    failed: 'could not be loaded',
    close: 'Close',
  },
] as const;

/** Addresses of the index and the search's own script that a page has asked for. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/search\/|\/client\/start-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const rows = (page: Page) => page.locator('[data-search-results] li');
const field = (page: Page) => page.getByRole('searchbox');
// Notices of the page are moved into an open dialog, so that the roles alone are not enough.
const statusOf = (page: Page) => page.locator('[data-search-status][role="status"]');
const alertOf = (page: Page) => page.locator('[data-search-error][role="alert"]');

for (const { home, page: list, ...text } of LANGUAGES) {
  test.describe(`the search from ${home}`, { tag: '@engines' }, () => {
    test('@mobile loads nothing before it is opened by its button, and finds while one types', async ({
      page,
    }) => {
      const asked = watch(page);
      await page.goto(home, { waitUntil: 'networkidle' });
      expect(asked).toEqual([]);
      const opener = page.locator('header').getByRole('button', { name: text.open }).first();
      await opener.click();
      const dialog = page.getByRole('dialog', { name: text.open });
      await expect(dialog).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(rows(page).first()).toBeVisible();

      await field(page).fill(text.query);
      await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', text.first);
      await expect(rows(page).first().locator('mark').first()).toHaveText(text.mark);
      await expect(rows(page).first()).toContainText(text.kind);
      await expect(statusOf(page)).toHaveText(/\d+/);
      expect(asked.length).toBeGreaterThan(1);
      await dialog.getByRole('button', { name: text.close }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('opens by / and by Ctrl+K, walks with the arrows, closes by Escape', async ({ page }) => {
      await page.goto(home);
      const dialog = page.locator('[data-search-dialog]');
      for (const key of ['/', 'Control+k']) {
        await page.keyboard.press(key);
        await expect(dialog).toBeVisible();
        await expect(field(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      await page.keyboard.press('/');
      await page.keyboard.type(text.query);
      await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', text.first);
      const links = rows(page).getByRole('link');
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(0)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(text.first);
    });

    test('a result within a page leads to its section, not to the top', async ({ page }) => {
      await page.goto(home);
      await page.keyboard.press('/');
      await field(page).fill(text.within);
      const link = rows(page).getByRole('link').and(page.locator('a[href*="#h-"]')).first();
      const heading = (await link.locator('.sres__h').textContent()) ?? '';
      await link.click();
      await expect(page).toHaveURL(/#h-/);
      await expect(page.locator('html')).toHaveAttribute('data-script');
      await expect(page.getByRole('heading', { name: heading }).first()).toBeInViewport();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    });

    test('Enter in the field leads to all results, at an address that can be shared', async ({ page }) => {
      await page.goto(home);
      await page.keyboard.press('/');
      await field(page).fill(text.query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${list}?q=${encodeURIComponent(text.query)}`);
      await expect(field(page)).toHaveValue(text.query);
      await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', text.first);
    });

    test('says what it searched instead, and that there is nothing', async ({ page }) => {
      await page.goto(`${list}?q=${text.misspelt}`);
      await expect(statusOf(page)).toContainText(text.corrected);
      await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', /labcraft$/);
      await field(page).fill('xyzzy');
      await expect(statusOf(page)).toContainText(text.none);
      await expect(rows(page).first()).toBeVisible();
      await expect(page).toHaveURL(`${list}?q=xyzzy`);
    });

    test('an index that does not arrive is said, with a way on; the next letter tries again', async ({
      page,
    }) => {
      await page.route('**/assets/search/**', (route) => route.abort());
      await page.goto(home);
      await page.keyboard.press('/');
      const dialog = page.locator('[data-search-dialog]');
      await expect(alertOf(page)).toContainText(text.failed);
      await expect(dialog.locator(`a[href="${list}"]`)).toBeVisible();
      await page.unroute('**/assets/search/**');
      await field(page).fill(text.query);
      await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', text.first);
      await expect(alertOf(page)).toBeEmpty();
    });

    test('a script that does not arrive is said as well', async ({ page }) => {
      await page.route('**/client/start-*.js', (route) => route.abort());
      await page.goto(home);
      await page.keyboard.press('/');
      await expect(alertOf(page)).toContainText(text.failed);
    });
  });

  test.describe(`without script, ${home}`, () => {
    test.use({ javaScriptEnabled: false });

    test('@mobile links to the list of every page instead', async ({ page, request }) => {
      await page.goto(home);
      await page.locator('header').getByRole('link', { name: text.open }).first().click();
      await expect(page).toHaveURL(list);
      await expect(page.locator('[data-search-page]')).toBeHidden();
      const links = await page
        .locator('[data-kind] a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(40);
      for (const path of ['/services/labcraft', '/cases/flow-synthesis', '/blog/robot-friendly-labware'])
        expect(links).toContain(home === '/' ? path : `/en${path}`);
      expect((await request.get(links[0] ?? '')).status()).toBe(200);
    });
  });
}

test('keys open nothing while something is typed elsewhere, nor over a dialog', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto('/news');
  const dialog = page.locator('[data-search-dialog]');
  const news = page.getByRole('searchbox', { name: '記事を検索' });
  await news.fill('a');
  await news.press('/');
  await news.press('Control+k');
  await expect(dialog).toBeHidden();
  await expect(news).toHaveValue('a/');

  await page.goto('/contact');
  await page
    .getByRole('button', { name: /質問|お聞きする/ })
    .first()
    .click();
  await page.keyboard.press('/');
  await expect(dialog).toBeHidden();
});

test('the single key can be turned off, Ctrl+K stays', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await page.getByRole('checkbox').uncheck();
  await page.goto('/about');
  const dialog = page.locator('[data-search-dialog]');
  await page.keyboard.press('/');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('an Enter that ends a conversion leads nowhere', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await field(page).fill('ぶんちゅう');
  await field(page).evaluate((input) => {
    const event = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    if (input.dispatchEvent(event)) (input as HTMLInputElement).form?.requestSubmit();
  });
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-search-dialog]')).toBeVisible();
});

for (const hostile of [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '%E3%81',
  '\u0000',
  'あ'.repeat(1500),
]) {
  test(`the address may hold ${JSON.stringify(hostile.slice(0, 30))}`, { tag: '@engines' }, async ({
    page,
  }) => {
    const noise: string[] = [];
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('dialog', (dialog) => noise.push(dialog.message()));
    const escaped = hostile.startsWith('%') ? hostile : encodeURIComponent(hostile);
    await page.goto(`/search?q=${escaped}`);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.locator('[data-search-results] :is(img, script)')).toHaveCount(0);
    expect(noise).toEqual([]);
  });
}

test('a hit on the page itself closes the dialog and goes there', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/terms');
  await page.keyboard.press('/');
  await field(page).fill('著作権');
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/terms#article-6');
  await expect(page.locator('[data-search-dialog]')).toBeHidden();
  await expect(page.locator('#article-6')).toBeInViewport();
});

test('@mobile-only the menu of a small window opens it too, and gets the focus back', async ({ page }) => {
  await page.goto('/');
  const trigger = page.getByRole('button', { name: 'メニュー', exact: true });
  await trigger.click();
  await page.locator('#site-menu').getByRole('button', { name: 'サイト内検索' }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-search-dialog]')).toBeHidden();
  // The menu has closed, so that the focus goes to what opens the search outside of it.
  await expect(page.locator('header [data-search]').first()).toBeFocused();
});
