import { expect, type Page } from '@playwright/test';
import { listen } from '../noise';

/** Runs in the page, before its scripts: a browser without a clipboard, as on a page without https. */
export const withoutClipboard = () =>
  Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
/** Runs in the page, before its scripts: a browser that does not know sharing. */
export const withoutSharing = () => Object.defineProperty(Navigator.prototype, 'share', { value: undefined });

/** Who cannot copy a letter is told so, and all of its lines stand on the page, to be selected. */
export async function expectLetterOnPage(
  page: Page,
  baseURL: string,
  { path, copy, failed }: { path: string; copy: string; failed: string },
): Promise<void> {
  const noise = await listen(page, baseURL);
  await page.goto(path);
  const button = page.getByRole('button', { name: copy, exact: true }).first();
  await expect(button).toHaveAttribute('data-copy', /\n/);
  const letter = (await button.getAttribute('data-copy')) ?? '';
  await button.click();
  await expect(page.locator('[data-toast="destructive"]')).toContainText(failed);
  const shown = (await page.locator('main').allInnerTexts()).join();
  const lines = letter.split('\n').map((line) => line.trim().replace(/[:：]$/, ''));
  expect(lines.filter((line) => !shown.includes(line))).toEqual([]);
  expect(noise).toEqual([]);
}

/** Who can neither share nor copy an address is told so. */
export async function expectToldNotShared(
  page: Page,
  baseURL: string,
  { path, share, failed }: { path: string; share: string; failed: string },
): Promise<void> {
  const noise = await listen(page, baseURL);
  await page.goto(path);
  await page.getByRole('button', { name: share, exact: true }).click();
  await expect(page.locator('[data-toast="destructive"]')).toContainText(failed);
  expect(noise).toEqual([]);
}
