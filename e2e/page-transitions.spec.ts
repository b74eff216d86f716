import { expect, type Page, test } from '@playwright/test';

/** Whether the next page comes in by a view transition, where the browser has them. */
async function glides(page: Page): Promise<boolean | 'unsupported'> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.glided = String(event.viewTransition !== null);
    });
  });
  await page.goto('/');
  if (!(await page.evaluate(() => 'onpagereveal' in window))) return 'unsupported';
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('data-glided');
  return (await page.locator('html').getAttribute('data-glided')) === 'true';
}

// A browser leaves the transition out when the next page is slow to come, as on a busy machine.
test('pages glide into each other', async ({ page }) =>
  expect(async () => expect([true, 'unsupported']).toContain(await glides(page))).toPass());

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('they change at once', async ({ page }) =>
    expect([false, 'unsupported']).toContain(await glides(page)));
});
