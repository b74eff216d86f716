import { expect, type Page } from '@playwright/test';

/** Buttons in view that nothing but script could answer: the platform opens, closes and submits by itself. */
export const deadControls = (page: Page, within = 'body'): Promise<string[]> =>
  page
    .locator(within)
    .locator(
      ':is(button, [role="button"], [role="tab"], input[type="search"], select):visible:not(:disabled)',
    )
    .evaluateAll((controls) => {
      const isAlive = (control: Element) =>
        control.matches('[popovertarget], [commandfor], a[href]') || control.closest('form[action]');
      return controls
        .filter((control) => !isAlive(control))
        .map((control) => control.outerHTML.slice(0, 120));
    });

/** The menus of the header open and lead on, as they do by the platform alone. */
export async function expectMenuWorks(page: Page): Promise<void> {
  await page.locator('header').getByRole('button').first().click();
  await expect(page.locator('#services-menu')).toBeVisible();
  await expect(page.locator('#services-menu a').first()).toBeVisible();
}
