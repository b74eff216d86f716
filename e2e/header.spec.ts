import { expect, test } from '@playwright/test';
import { site } from './site';

const LANGUAGES = [
  {
    path: '/',
    prefix: '',
    services: 'サービス',
    menu: 'メニュー',
    soon: /教授AI/,
    toast: '準備中',
    toggle: 'English',
    other: '/en',
  },
  {
    path: '/en',
    prefix: '/en',
    services: 'Services',
    menu: 'Menu',
    soon: /Professor AI/,
    toast: 'Coming soon',
    toggle: '日本語',
    other: '/',
  },
] as const;

for (const language of LANGUAGES) {
  test.describe(`header of ${language.path}`, { tag: '@engines' }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(language.path);
    });

    test('the services menu opens, lists the services and closes on Escape', async ({ page }) => {
      const trigger = page.locator('header').getByRole('button', { name: language.services, exact: true });
      await trigger.click();
      const menu = page.locator('#services-menu');
      await expect(menu).toBeVisible();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      for (const path of ['custom-automation', 'labcraft', 'tore'])
        await expect(menu.locator(`a[href="${language.prefix}/services/${path}"]`)).toBeVisible();
      await expect(menu.locator(`a[href="${language.prefix}/services"]`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(trigger).toBeFocused();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });

    test('the services menu closes on a click outside', async ({ page }) => {
      await page.locator('header').getByRole('button', { name: language.services, exact: true }).click();
      await page.mouse.click(200, 600);
      await expect(page.locator('#services-menu')).toBeHidden();
    });

    test('the coming-soon entry shows a notice and stays on the page', async ({ page }) => {
      await page.locator('header').getByRole('button', { name: language.services, exact: true }).click();
      await page.locator('#services-menu').getByRole('button', { name: language.soon }).click();
      await expect(page.locator('[data-toast]')).toContainText(language.toast);
      await expect(page).toHaveURL(language.path);
    });

    test('is clear at the top and white after more than 10 px', async ({ page }) => {
      const header = page.locator('header[data-header]');
      const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await background()).toBe('rgba(0, 0, 0, 0)');
      await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
      await page.waitForTimeout(100);
      expect(await background()).toBe('rgba(0, 0, 0, 0)');
      await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
      await expect.poll(background).toBe('rgb(255, 255, 255)');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
    });

    test('the language toggle keeps the hash', async ({ page }) => {
      await page.evaluate(() => {
        location.hash = '#contact';
      });
      await page.locator('header').getByRole('link', { name: language.toggle }).first().click();
      await expect(page).toHaveURL(`${language.other}#contact`);
    });

    test('@mobile-only the menu holds every link, traps nothing and gives the focus back', async ({
      page,
    }) => {
      const trigger = page.getByRole('button', { name: language.menu, exact: true });
      await trigger.click();
      const menu = page.locator('#site-menu');
      await expect(menu).toBeVisible();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      for (const path of ['/services', '/cases', '/news', '/about', '/contact', '/donation'])
        await expect(menu.locator(`a[href="${language.prefix}${path}"]`)).toBeVisible();
      await expect(menu.locator(`a[href="${language.path}"]`).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(trigger).toBeFocused();
    });

    test('the consultation button opens the external form in a new tab', async ({ page }) => {
      const link = page.locator(`header a[href="${site.urls.consultation}"]`).first();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    });
  });
}

test('the footer of the Japanese home has every link of the specification', async ({ page }) => {
  await page.goto('/');
  const footer = page.locator('footer');
  const paths = [
    '/services/custom-automation',
    '/services',
    '/about',
    '/team',
    '/news',
    '/electronic-notice',
    '/cases',
    '/blog',
    '/whitepaper',
    '/contact',
    '/privacy',
    '/terms',
    site.urls.studentGroup,
    site.urls.social,
  ];
  for (const path of paths) await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
});
