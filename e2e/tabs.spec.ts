import { expect, test } from '@playwright/test';
import { copy } from '../tests/words.ts';
import { awake } from './faults/awake';

for (const [locale, path] of [
  ['ja', '/cases'],
  ['en', '/en/cases'],
] as const)
  test(`the tabs of ${path} change by the pointer and by the keys`, {
    tag: locale === 'ja' ? ['@engines', '@smoke'] : [],
  }, async ({ page }) => {
    const { tabs } = copy('cases', locale);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
    await page.goto(path);
    await awake(page);
    await expect(panel(tabs.cases)).toBeVisible();
    await tab(tabs.tech).click();
    await expect(panel(tabs.tech)).toBeVisible();
    await expect(page).toHaveURL(`${path}?tab=tech`);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(tab(tabs.cases)).toBeFocused();
    await expect(tab(tabs.cases)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(tab(tabs.tech)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(panel(tabs.cases)).toBeVisible();
    await page.goto(`${path}?tab=tech`);
    await expect(panel(tabs.tech)).toBeVisible();
  });
