import { expect, test } from '@playwright/test';

for (const path of ['/', '/en']) {
  test(`@mobile ${path} asks no third party, logs nothing and misses no file`, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    const failed: string[] = [];
    const messages: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL!) && !url.startsWith('data:')) foreign.push(url);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(path);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 700) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(40);
    }
    await page.waitForLoadState('networkidle');
    expect({ foreign, failed, messages }).toEqual({ foreign: [], failed: [], messages: [] });
  });

  test(`@mobile ${path} does not shift while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const total = { shift: 0 };
      Object.assign(window, { total });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(() => (window as unknown as { total: { shift: number } }).total.shift);
    expect(shift).toBe(0);
  });
}
