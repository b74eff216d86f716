import { expect, type Page, test } from '@playwright/test';
import { otherLocale } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { LIMITS } from '../tests/specification.ts';
import { messages } from '../tests/words.ts';
import { spaceText } from './accessibility/modes/spacing';
import { sideways } from './accessibility/modes/text';

const headerButton = (page: Page, name: string) =>
  page.locator('header').getByRole('button', { name, exact: true });

test('the services menu opens, and closes by Escape and by a click outside', {
  tag: ['@smoke', '@engines'],
}, async ({ page }) => {
  await page.goto('/');
  const trigger = headerButton(page, messages.ja.header.services);
  const menu = page.locator('#services-menu');
  await expect(menu).toBeHidden();
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const { customAutomation, labcraft, tore, all } = messages.ja.services;
  for (const name of [customAutomation.name, labcraft.name, tore.name, all])
    await expect(menu.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(200, 600);
  await expect(menu).toBeHidden();
});

/** The menu has the pages that the header has no room for, gives the focus back, and leads on. */
async function useMenu(page: Page, locale: 'ja' | 'en'): Promise<void> {
  await page.goto(localizedPath(locale, '/'));
  const trigger = headerButton(page, messages[locale].header.menu);
  const menu = page.locator('#site-menu');
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const { home, about, contact, donation, consult } = messages[locale].menu;
  for (const name of [home, about, contact, donation, consult])
    await expect(menu.getByRole('link', { name }).first()).toBeVisible();
  const other = otherLocale(locale);
  await expect(menu.getByRole('link', { name: messages[locale].language[other], exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
  await trigger.click();
  await menu.getByRole('button', { name: messages[locale].button.close }).click();
  await expect(menu).toBeHidden();
  await trigger.click();
  await menu.getByRole('link', { name: about, exact: true }).click();
  await expect(page).toHaveURL(localizedPath(locale, '/about'));
}

test('the menu of a phone opens, closes and leads on', { tag: ['@mobile-only', '@smoke'] }, ({ page }) =>
  useMenu(page, 'en'),
);

test('the menu of a narrow window opens, closes and leads on', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await useMenu(page, 'ja');
});

test('a menu whose button a turned tablet hides closes, and the page scrolls again', async ({ page }) => {
  const menus = [
    { name: messages.en.header.menu, id: 'site-menu', from: 820, to: 1180 },
    { name: messages.en.header.services, id: 'services-menu', from: 1180, to: 820 },
  ];
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/en');
  for (const { name, id, from, to } of menus) {
    await page.setViewportSize({ width: from, height: to });
    await headerButton(page, name).click();
    await expect(page.locator(`#${id}`)).toBeVisible();
    await page.setViewportSize({ width: to, height: from });
    await expect(page.locator(`#${id}:popover-open`)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(page.locator('main')).toBeVisible();
  }
});

for (const [from, to, name] of [
  ['/', '/en', messages.ja.language.en],
  ['/en/services/lablockly', '/services/lablockly', messages.en.language.ja],
] as const)
  test(`the language toggle of ${from} keeps the place in the page`, {
    tag: ['@smoke', '@engines'],
  }, async ({ page }) => {
    await page.goto(`${from}#contact`);
    await page.locator('header').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(`${to}#contact`);
  });

const CLEAR = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

test('the header is clear at the top, and white after more than 10 px', {
  tag: ['@smoke', '@engines'],
}, async ({ page }) => {
  await page.goto('/en');
  const header = page.locator('header[data-header]');
  await expect(header).toHaveCSS('background-color', CLEAR);
  await scrollTo(page, LIMITS.headerScroll);
  await page.waitForTimeout(100);
  await expect(header).toHaveCSS('background-color', CLEAR);
  await scrollTo(page, LIMITS.headerScroll + 1);
  await expect(header).toHaveCSS('background-color', WHITE);
  await scrollTo(page, 0);
  await expect(header).toHaveCSS('background-color', CLEAR);
});

test('over a night hero it is written in light ink, until it is white', async ({ page }) => {
  await page.goto('/services/labcraft');
  const header = page.locator('header[data-header]');
  const home = header.locator('a[href="/"]').first();
  await expect(home).toHaveCSS('color', WHITE);
  await scrollTo(page, LIMITS.headerScroll + 1);
  await expect(header).toHaveCSS('background-color', WHITE);
  await expect(home).not.toHaveCSS('color', WHITE);
});

for (const path of ['/whitepaper', '/en/whitepaper'])
  test(`the header of ${path} is always white`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('header[data-header]')).toHaveCSS('background-color', WHITE);
  });

for (const path of ['/', '/en'])
  test(`${path} has room on a phone for its header with text twice as large`, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const header = page.locator('header[data-header]');
    const name = header.locator(`a[href="${path}"]`).first();
    const expectRoom = async () => {
      const [bar, logo, menu] = await Promise.all(
        [header, name, header.locator('[popovertarget="site-menu"]').first()].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(logo!.y).toBeGreaterThanOrEqual(bar!.y);
      expect(logo!.y + logo!.height).toBeLessThanOrEqual(bar!.y + bar!.height);
      expect(logo!.x + logo!.width).toBeLessThanOrEqual(menu!.x);
      expect(await sideways(page)).toBe(0);
    };
    await expectRoom();
    await spaceText(page);
    await expectRoom();
  });
