import type { Page } from '@playwright/test';
import { settled } from '../../settled';

/**
 * The distances that a visitor may ask for (WCAG 1.4.12), in drawings too, through the style sheets of the page itself.
 * With less motion every change still is a transition, of hardly any time: what is measured before has the old ones.
 */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
  await settled(page);
}
