import type { Page } from '@playwright/test';

/**
 * Icons that are the only sign of a link or button and hardly differ from what lies behind them (WCAG 1.4.11: 3:1). The
 * ground is the first thing with a colour of its own below the icon, wherever it stands in the page: a clear header
 * lies on a hero that is not its parent. Over pictures nothing can be told.
 */
export const faintIcons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
    const luminance = (color: string) =>
      channels(color)
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index]!, 0);
    const groundAt = (x: number, y: number): string | undefined => {
      for (const element of document.elementsFromPoint(x, y)) {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        if (element.matches('img, video, canvas') || backgroundImage !== 'none') return undefined;
        if (/rgb/.test(backgroundColor) && (channels(backgroundColor)[3] ?? 1) > 0.9) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const faults: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button')) {
      const icon = control.querySelector('svg');
      if (!icon || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, top, width, height } = icon.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const ground = y > 0 && y < innerHeight && x > 0 && x < innerWidth ? groundAt(x, y) : undefined;
      if (!ground || control.textContent.trim() !== '') continue;
      const [low, high] = [luminance(getComputedStyle(icon).color), luminance(ground)].sort((a, b) => a - b);
      const contrast = (high! + 0.05) / (low! + 0.05);
      if (contrast < 3)
        faults.push(
          `icon is too faint (${contrast.toFixed(1)}:1): ${(control.cloneNode() as Element).outerHTML.slice(0, 120)}`,
        );
    }
    return faults;
  });
