import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
  expect(passes.length).toBeGreaterThan(15);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [home, query] of [
  ['/', '分注'],
  ['/en', 'pipetting'],
] as const) {
  test(`@mobile the search over ${home} has no violation: suggestions, results, nothing found`, async ({
    page,
  }) => {
    await page.goto(home);
    await page.locator('header [data-search]').first().click();
    const rows = page.locator('[data-search-results] li');
    await expect(rows.first()).toBeVisible();
    await expectNoViolations(page);
    for (const typed of [query, 'xyzzy']) {
      await page.getByRole('searchbox').fill(typed);
      await expect(page.locator('[data-search-status]')).toHaveText(/\d|xyzzy/);
      await expectNoViolations(page);
    }
  });
}

test('@mobile what can be pressed in the search is 44 px high', async ({ page }) => {
  await page.goto('/');
  await page.locator('header [data-search]').first().click();
  await page.getByRole('searchbox').fill('分注');
  await expect(page.locator('[data-search-results] mark').first()).toBeVisible();
  const small = await page
    .locator('header [data-search]:visible, [data-search-dialog] :is(li, button, .sbox__a > *):visible')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  expect(small).toEqual([]);
});
