import { expect, test } from '@playwright/test';
import { localizedPath } from '../lib/i18n/paths.ts';
import { entries, messages, ROUTES } from '../tests/words.ts';
import { expectItems } from './list-page';
import { blogIn, casesIn, examplesIn, newsIn } from './lists';

/** A browser without JavaScript. e2e/faults has one whose scripts do not come. */
test.use({ javaScriptEnabled: false });

test('the menu of a phone opens', { tag: ['@mobile-only', '@smoke'] }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: messages.ja.header.menu, exact: true }).click();
  await expect(page.locator('#site-menu a').first()).toBeVisible();
});

for (const path of ['/', '/en'])
  test(`${path} shows all its text`, { tag: '@mobile' }, async ({ page }) => {
    await page.goto(path);
    // What points into a picture or a drawing is left out where there is no room for it.
    const texts = page.locator(
      'main :is(h1, h2, h3, p, li, dd):not(dialog *, figure *, :has(> picture) > p, [data-needs-script], [data-needs-script] *)',
    );
    expect(await texts.count()).toBeGreaterThan(30);
    const hidden = await texts.evaluateAll((elements) =>
      elements
        .filter((element) => element.textContent?.trim() && !element.checkVisibility())
        .map((element) => element.textContent),
    );
    expect(hidden).toEqual([]);
  });

for (const list of [newsIn('en'), blogIn('ja'), examplesIn('en'), casesIn('ja')])
  test(`${list.path} lists everything, whatever its address asks for, and no control that does nothing`, {
    tag: list.path === '/en/news' ? '@smoke' : [],
  }, async ({ page }) => {
    await page.goto(list.path + list.choice.query);
    await expectItems(page, list, list.addresses);
    const main = page.getByRole('main');
    await expect(main.locator('[data-needs-script]')).not.toHaveCount(0);
    for (const role of ['button', 'searchbox', 'combobox', 'tab'] as const)
      await expect(main.getByRole(role)).toHaveCount(0);
  });

test('both kinds of cases are shown, one below the other', async ({ page }) => {
  await page.goto('/en/cases?tab=tech');
  await expect(page.locator('#tech-panel li').filter({ has: page.locator('h3') })).toHaveCount(
    entries('tech', 'en').length,
  );
  for (const id of ['cases', 'tech']) await expect(page.locator(`#${id}-panel`)).toBeVisible();
});

for (const path of ['/', `/en/cases/${entries('cases', 'en')[0]?.id}`])
  test(`the film of ${path} is a link`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('a[data-video]:visible')).toHaveAttribute('href', /youtube\.com\/watch/);
  });

for (const path of [
  `/cases/${entries('cases', 'ja')[0]?.id}`,
  `/en/blog/${entries('blog', 'en').find(({ original }) => !original)?.id}`,
  '/whitepaper',
])
  test(`${path} offers nothing to press`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main button')).not.toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

for (const [locale, tag] of [
  ['ja', '@mobile'],
  ['en', '@smoke'],
] as const)
  test(`the search in ${locale} is the list of all pages`, { tag }, async ({ page }) => {
    await page.goto(localizedPath(locale, '/'));
    await page.locator('header').getByRole('link', { name: messages[locale].search.open }).first().click();
    await expect(page).toHaveURL(localizedPath(locale, '/search'));
    await expect(page.locator('[data-search-page]')).toBeHidden();
    expect(await page.locator('[data-kind] a:visible').count()).toBeGreaterThan(Object.keys(ROUTES).length);
  });
