import { type BrowserContext, expect, type Page } from '@playwright/test';
import { listen, withoutAborted } from '../console';
import { awake } from './awake';

/** Runs in the page, before its scripts: nothing that keeps anything may be asked for. */
export function denyStorage(): void {
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get, configurable: true });
  Object.defineProperty(Document.prototype, 'cookie', { get, set: get, configurable: true });
}

/**
 * From the home through search, list, filter and language, as one visit. No page is left while its modules are on their
 * way: Firefox takes what it has of them for a file that was changed.
 */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await awake(page);
  await page.keyboard.press('/');
  const dialog = page.locator('[data-search-dialog]');
  await dialog.getByRole('searchbox').fill('LabCraft');
  await expect(dialog.locator('[data-search-results] li a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('header [data-keep-hash]:visible').first().click();
  await expect(page).toHaveURL('/en');
  await awake(page);

  await page.goto('/blog?tag=react');
  await expect(page.locator('[data-list] > li:visible')).toHaveCount(1);
  await page.goto('/en/cases');
  await page.getByRole('tab').last().click();
  await expect(page).toHaveURL(/\/en\/cases\?tab=/);
  await page.goBack();
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await page.goto('/news');
  await page.locator('button[data-facet]').nth(1).click();
  await expect(page).toHaveURL(/\/news\?category=/);
  await page.locator('header [data-keep-hash]:visible').first().click();
  await expect(page).toHaveURL(/\/en\/news\?category=/);
  await expect(page.locator('button[data-facet]').nth(1)).toHaveAttribute('aria-pressed', 'true');
}

/** A visit whose storage is denied by a script that runs before those of the page; all of it works, in silence. */
export async function expectWholeVisit(page: Page, baseURL: string, deny: () => void): Promise<void> {
  const problems = await listen(page, baseURL);
  await page.addInitScript(deny);
  await visit(page);
  expect(withoutAborted(problems)).toEqual([]);
  // Nobody is offered a setting that would be lost with the next page.
  await page.keyboard.press('/');
  await expect(page.locator('[data-search-results] li').first()).toBeVisible();
  await expect(page.locator('[data-search-dialog] [data-search-key]')).toHaveCount(0);
}

/** After a visit nothing lies in the browser, which would have kept it. */
export async function expectNothingStored(page: Page, context: BrowserContext): Promise<void> {
  await visit(page);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
}
