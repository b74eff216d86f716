import { type Page, test } from '@playwright/test';

/**
 * Shows a part of the studio, where there is no room for all. A phone is tapped: it glides to the caret of a field, and what
 * moves between the press of a mouse and its release is not clicked.
 */
export async function showPart(page: Page, part: 'say' | 'check' | 'try'): Promise<void> {
  const tab = page.locator(`[data-tab="${part}"]`);
  if (await tab.isVisible()) await (test.info().project.use.hasTouch ? tab.tap() : tab.click());
}
