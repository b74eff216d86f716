import type { Page } from '@playwright/test';
import { giveTools, type WithTools } from './in-page.ts';

/**
 * Icons that are the only sign of a link or button and hardly differ from what lies behind them (WCAG 1.4.11: 3:1). The
 * ground is the first thing with a colour of its own below the icon, wherever it stands in the page: a clear header
 * lies on a hero that is not its parent. Over pictures nothing can be told.
 */
export async function faintIcons(page: Page): Promise<string[]> {
  await giveTools(page);
  return page.evaluate(() => {
    const { contrastOf, groundOf, tagOf } = (globalThis as unknown as WithTools).tools;
    const faults: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button')) {
      const icon = control.querySelector('svg');
      if (!icon || control.textContent.trim() !== '') continue;
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, top, width, height } = icon.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInView = y > 0 && y < innerHeight && x > 0 && x < innerWidth;
      const ground = isInView ? groundOf(document.elementsFromPoint(x, y)) : undefined;
      const contrast = ground ? contrastOf(getComputedStyle(icon).color, ground) : Number.POSITIVE_INFINITY;
      if (contrast < 3) faults.push(`icon is too faint (${contrast.toFixed(1)}:1): ${tagOf(control)}`);
    }
    return faults;
  });
}
