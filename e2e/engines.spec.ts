import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { sideways } from './accessibility/modes/text';
import { KINDS } from './built-routes';

/** What other tests see in Chromium in ways that Playwright has in no other browser, seen in another way. */
test.describe('in every engine', { tag: '@engines' }, () => {
  for (const locale of LOCALES)
    test(`no page of each kind scrolls sideways, ${locale}`, async ({ page }) => {
      test.setTimeout(180_000);
      const tooWide: string[] = [];
      for (const route of KINDS) {
        await page.goto(localizedPath(locale, route));
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          // Else the page may be measured before it has its new width.
          await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
          const more = await sideways(page);
          if (more > 0) tooWide.push(`${route} at ${width}: ${more} too wide`);
        }
      }
      expect(tooWide).toEqual([]);
    });

  test('a page that is too wide would be noticed', async ({ page }) => {
    await page.goto('/about');
    await page.locator('main').evaluate((main) => {
      main.style.width = '3000px';
    });
    expect(await sideways(page)).toBeGreaterThan(0);
  });

  for (const [path, menu, link] of [
    ['/', 'メニュー', '/about'],
    ['/en', 'Menu', '/en/about'],
  ] as const)
    test(`${path}: the drawer of a narrow window opens, closes by Escape and leads on`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const trigger = page.getByRole('button', { name: menu, exact: true });
      await trigger.click();
      await expect(page.locator('#site-menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#site-menu')).toBeHidden();
      await expect(trigger).toBeFocused();
      await trigger.click();
      await page.locator(`#site-menu a[href="${link}"]`).click();
      await expect(page).toHaveURL(link);
    });

  for (const [path, button, name, done] of [
    ['/whitepaper', 'ダウンロード', 'whitepaper-automation-guide.txt', 'ダウンロード完了'],
    ['/en/whitepaper', 'Download', 'en-whitepaper-automation-guide.txt', 'Download complete'],
  ] as const)
    test(`${path}: the guide is handed to the browser as a file with a name`, async ({ page }) => {
      await page.addInitScript(() => {
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob) => {
          void (blob as Blob).text().then((text) => {
            document.body.dataset.text = text;
          });
          return make(blob);
        };
        addEventListener('click', ({ target }) => {
          if (target instanceof HTMLAnchorElement) document.body.dataset.file = target.download;
        });
      });
      await page.goto(path);
      const guide = await page.locator('#guide-text').evaluate((element) => element.textContent);
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByText(done, { exact: true })).toBeVisible();
      await expect(page.locator('body')).toHaveAttribute('data-file', name);
      // Blob.text() leaves out the mark at the start.
      expect(await page.locator('body').getAttribute('data-text')).toBe(guide);
    });
});
