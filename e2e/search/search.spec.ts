import { expect, type Page, test } from '@playwright/test';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { EXAMPLE } from '../../tests/search-queries.ts';
import { filled, messages } from '../../tests/words.ts';
import { idle } from '../settled';

/** The queries are those of tests/search-queries.txt, where more of them are; here they are typed. */
const LANGUAGES = [
  {
    locale: 'ja',
    ...EXAMPLE.ja,
    misspelt: 'ラボクラフド',
    section: ['退会', '/terms#article-8'],
  },
  {
    locale: 'en',
    ...EXAMPLE.en,
    misspelt: 'labcrft',
    section: ['governing law', '/en/terms#article-15'],
  },
] as const;

const rows = (page: Page) => page.locator('[data-search-results] li');
const firstLink = (page: Page) => rows(page).first().getByRole('link');
const field = (page: Page) => page.getByRole('searchbox');
const dialogOf = (page: Page) => page.locator('[data-search-dialog]');
// Notices of the page are moved into an open dialog, so that the roles alone are not enough.
const statusOf = (page: Page) => page.locator('[data-search-status][role="status"]');
const alertOf = (page: Page) => page.locator('[data-search-error][role="alert"]');

for (const { locale, query, first, title, misspelt, section } of LANGUAGES) {
  const home = localizedPath(locale, '/');
  const list = localizedPath(locale, '/search');
  const words = messages[locale].search;

  test.describe(`the search in ${locale}`, { tag: '@engines' }, () => {
    test('loads nothing before its button is pressed, and finds while one types', {
      tag: locale === 'ja' ? '@smoke' : '@mobile',
    }, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const searches = () => asked.filter((url) => /\/assets\/search\/|\/client\/start-/.test(url)).length;
      await page.goto(home);
      await idle(page);
      expect(searches()).toBe(0);
      const opener = page.locator('header').getByRole('button', { name: words.open }).first();
      await opener.click();
      const dialog = page.getByRole('dialog', { name: words.open });
      await expect(dialog).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(rows(page).first()).toBeVisible();

      await field(page).fill(query);
      await expect(firstLink(page)).toHaveAttribute('href', first);
      const marked = await rows(page).first().locator('mark').first().textContent();
      expect(marked).toBeTruthy();
      expect(title).toContain(marked);
      await expect(rows(page).first()).toContainText(words.kind.example);
      await expect(statusOf(page)).toHaveText(/\d+/);
      expect(searches()).toBeGreaterThan(1);
      await dialog.getByRole('button', { name: messages[locale].button.close }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('Enter in the field leads to all results, at an address that can be shared', {
      tag: locale === 'en' ? '@smoke' : [],
    }, async ({ page }) => {
      await page.goto(home);
      await page.keyboard.press('/');
      await field(page).fill(query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${list}?q=${encodeURIComponent(query)}`);
      await expect(field(page)).toHaveValue(query);
      await expect(firstLink(page)).toHaveAttribute('href', first);
    });

    test('says what it searched instead, and that there is nothing', async ({ page }) => {
      await page.goto(`${list}?q=${misspelt}`);
      await expect(firstLink(page)).toHaveAttribute('href', localizedPath(locale, '/services/labcraft'));
      const said = filled(words.texts.corrected, { query: misspelt, corrected: '.+' });
      await expect(statusOf(page)).toHaveText(new RegExp(said));
      await field(page).fill('xyzzy');
      await expect(statusOf(page)).toContainText(filled(words.texts.none, { query: 'xyzzy' }));
      await expect(rows(page).first()).toBeVisible();
      await expect(page).toHaveURL(`${list}?q=xyzzy`);
    });

    test('a result within a page leads to its section, not to the top', async ({ page }) => {
      const [asked, place] = section;
      await page.goto(home);
      await page.keyboard.press('/');
      await field(page).fill(asked);
      await expect(firstLink(page)).toHaveAttribute('href', place);
      await firstLink(page).click();
      await expect(page).toHaveURL(place);
      await expect(page.locator(place.replace(/.*#/, '#')).getByRole('heading')).toBeInViewport();
    });
  });
}

const [ja, en] = LANGUAGES;

test.describe('the search', { tag: '@engines' }, () => {
  test('opens by / and by Ctrl+K, walks with the arrows, closes by Escape', async ({ page }) => {
    await page.goto('/en');
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key);
      await expect(dialogOf(page)).toBeVisible();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
    }
    await page.keyboard.press('/');
    await page.keyboard.type(en.query);
    await expect(firstLink(page)).toHaveAttribute('href', en.first);
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
    await expect(page).toHaveURL(en.first);
  });

  test('answers what was asked without a net when it is back', async ({ page, context }) => {
    await page.goto('/en/search');
    await expect(page.locator('[data-search-page]')).toHaveAttribute('data-ready', '');
    await context.setOffline(true);
    await page.locator('main [type="search"]').fill('LabCraft');
    await expect(page.locator('main [data-search-error]')).not.toBeEmpty();
    await context.setOffline(false);
    await expect(page.locator('main [data-search-results] mark').first()).toBeVisible();
    await expect(page.locator('main [data-search-error]')).toBeEmpty();
  });

  test('says that its index does not arrive, with a way on; the next letter tries again', async ({
    page,
  }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    await page.goto('/');
    await page.keyboard.press('/');
    await expect(alertOf(page)).toContainText(messages.ja.search.error);
    await expect(dialogOf(page).locator('a[href="/search"]')).toBeVisible();
    await page.unroute('**/search-index.json');
    await field(page).fill(ja.query);
    await expect(firstLink(page)).toHaveAttribute('href', ja.first);
    await expect(alertOf(page)).toBeEmpty();
  });

  test('its single key can be turned off, Ctrl+K stays', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('/');
    await page.getByRole('checkbox').uncheck();
    await page.goto('/about');
    await page.keyboard.press('/');
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialogOf(page)).toBeVisible();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
  });

  test('closes and goes there, where the hit is on the page itself', async ({ page }) => {
    await page.goto('/terms');
    await page.keyboard.press('/');
    await field(page).fill('著作権');
    // What is suggested before gives way a moment after the key.
    await expect(firstLink(page)).toHaveAttribute('href', '/terms#article-6');
    await firstLink(page).click();
    await expect(page).toHaveURL('/terms#article-6');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.locator('#article-6')).toBeInViewport();
  });
});

// Playwright cannot ask Firefox to print: it shows the screen as before.
test('prints what it found and for what, without its controls', async ({ page }) => {
  await page.goto(`/en/search?q=${en.query}`);
  await expect(firstLink(page)).toHaveAttribute('href', en.first);
  await page.emulateMedia({ media: 'print' });
  const search = page.locator('main [data-search-page]');
  await expect(rows(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue(en.query);
  for (const control of [search.getByRole('button'), search.getByRole('checkbox')])
    await expect(control).toHaveCount(0);
});

test('the menu of a phone opens the search too, and the focus finds a place', {
  tag: '@mobile-only',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: messages.ja.header.menu, exact: true }).click();
  await page.locator('#site-menu').getByRole('button', { name: messages.ja.search.open }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  // The menu has closed, so that the focus goes to what opens the search outside of it.
  await expect(page.locator('header [data-search]').first()).toBeFocused();
});

test('what can be pressed in the search is 44 px high', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('header [data-search]').first().click();
  await field(page).fill(ja.query);
  await expect(rows(page).locator('mark').first()).toBeVisible();
  const targets = page.locator(
    'header [data-search]:visible, [data-search-dialog] :is(li, button, label:has(input), a[href$="search"]):visible',
  );
  expect(await targets.count()).toBeGreaterThan(5);
  const small = await targets.evaluateAll((all) =>
    all
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(small).toEqual([]);
});

test('the key that was turned on again stays on after Back', async ({ page }) => {
  const box = page.locator('[data-search-dialog] [data-search-key]');
  const open = async (path?: string) => {
    if (path) await page.goto(path);
    await page.keyboard.press('Control+k');
    await expect(rows(page).first()).toBeVisible();
  };
  await open('/about');
  await box.uncheck();
  await open('/faq');
  await expect(box).not.toBeChecked();
  await box.check();
  await page.goBack();
  await open();
  await expect(box).toBeChecked();
  await page.reload();
  await open();
  await expect(box).toBeChecked();
});
