import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page below is inert while the search is open, and looked at elsewhere. */
async function expectNoViolations(page: Page) {
  const axe = new AxeBuilder({ page }).include('[data-search-dialog]').withTags(TAGS);
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
  expect(passes.length).toBeGreaterThan(10);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [home, state, query, said] of [
  ['/', 'suggestions', '', /^$/],
  ['/', 'results', '分注', /^\d+件/],
  ['/', 'nothing found', 'xyzzy', /xyzzy/],
  ['/en', 'suggestions', '', /^$/],
  ['/en', 'results', 'pipetting', /: \d+$/],
  ['/en', 'nothing found', 'xyzzy', /xyzzy/],
] as const) {
  test(`@mobile the search over ${home} has no violation with ${state}`, async ({ page }) => {
    await page.goto(home);
    await page.locator('header [data-search]').first().click();
    await page.getByRole('searchbox').fill(query);
    await expect(page.locator('[data-search-status]')).toHaveText(said);
    await expect(page.locator('[data-search-results] li').first()).toBeVisible();
    await expectNoViolations(page);
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
