import { expect, type Page } from '@playwright/test';
import { awake } from './faults/awake';
import type { List } from './lists';

/** Opens a list, with something behind its path or not, and waits until script has brought it to life. */
export async function openList(page: Page, { path }: List, query = ''): Promise<void> {
  await page.goto(path + query);
  await awake(page);
}

/** These items are shown, in this order, and no other. */
export const expectItems = (page: Page, { items }: List, addresses: readonly string[]) =>
  expect
    .poll(() =>
      page
        .locator(items)
        .filter({ visible: true })
        .evaluateAll((all) => all.map((item) => item.querySelector('a')?.getAttribute('href'))),
    )
    .toEqual(addresses);

/** The list says aloud what it shows. */
export const expectSaid = (page: Page, said: string) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: said })).toBeVisible();

/** Presses one of the buttons above a list, or picks an option of a select, by the names that visitors read. */
export async function choose(page: Page, group: string, label: string): Promise<void> {
  const select = page.getByRole('combobox', { name: group, exact: true });
  if ((await select.count()) > 0) {
    await select.selectOption(label);
    return;
  }
  const buttons = page.getByRole('group', { name: group, exact: true });
  const button = buttons.getByRole('button', { name: label, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
}
