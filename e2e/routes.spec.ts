import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { counterpart, localizedPath } from '../lib/i18n/paths.ts';
import { BUILT, fullUnlessKind } from './built-routes';

const PAGES = BUILT.flatMap((route) =>
  LOCALES.map((locale) => ({ locale, path: localizedPath(locale, route), tag: fullUnlessKind(route) })),
);

for (const { locale, path, tag } of PAGES) {
  test(`${path} is whole, quiet and has its counterpart`, { tag }, async ({ page, baseURL }) => {
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:'))
        noise.push(request.url());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) noise.push(`${response.status()} ${response.url()}`);
    });
    const response = await page.goto(`${path}#main`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    for (const landmark of ['header', 'main', 'footer'])
      await expect(page.locator(`body > ${landmark}`)).toHaveCount(1);

    const levels = await page
      .locator('main :is(h1, h2, h3, h4):not(dialog *)')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);

    const toggle = page.locator('header a[data-keep-hash]').first();
    await expect(toggle).toHaveAttribute('href', `${counterpart(path)}#main`);
    await page.goto((await toggle.getAttribute('href'))!);
    await expect(page.locator('header a[data-keep-hash]').first()).toHaveAttribute('href', `${path}#main`);
    expect(noise).toEqual([]);
  });
}
