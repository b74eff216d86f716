import { it } from 'node:test';
import { Key } from 'selenium-webdriver';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { messages } from '../../tests/words.ts';
import { inWebKit } from './suite.ts';

const LANGUAGES = LOCALES.map((locale) => ({
  home: localizedPath(locale, '/'),
  prefix: locale === 'ja' ? '' : `/${locale}`,
  services: messages[locale].header.services,
  soon: messages[locale].services.professorAi.name,
  toast: messages[locale].toast.soon.title,
}));

const MENU = 'header [popovertarget="services-menu"]';
const DRAWER = 'header [popovertarget="site-menu"]';

inWebKit('WebKit: the header', (tools) => {
  for (const { home, prefix, services, soon, toast } of LANGUAGES) {
    it(`${home}: the services menu opens, lists the services, and closes on Escape and by a click outside`, async () => {
      const { page } = tools();
      await page.size(1440, 900);
      await page.open(home);
      await page.click(MENU, services);
      await page.shows('#services-menu', 1);
      await page.shows(`${MENU}[aria-expanded="true"]`, 1);
      await page.shows(`#services-menu a[href="${prefix}/services/labcraft"]`, 1);
      await page.press(Key.ESCAPE);
      await page.shows('#services-menu', 0);
      await page.shows(`${MENU}[aria-expanded="false"]`, 1);
      await page.click(MENU);
      await page.shows('#services-menu', 1);
      await page.clickCorner();
      await page.shows('#services-menu', 0);
    });

    it(`${home}: what is coming soon says so in a toast, which goes away`, async () => {
      const { page } = tools();
      await page.open(home);
      await page.click(MENU);
      const entries = await page.visible('#services-menu button');
      const texts = await Promise.all(entries.map((entry) => entry.getText()));
      await entries[texts.findIndex((text) => text.includes(soon))]?.click();
      await page.reads('[data-toast]', toast);
      await page.shows('[data-toast]', 1);
      await page.isAt(home);
      await page.shows('[data-toast]', 0);
    });

    it(`${home}: in a narrow window a drawer holds the links, and gives the focus back`, async () => {
      const { page } = tools();
      await page.size(447, 800);
      await page.open(home);
      await page.shows(MENU, 0);
      await page.click(DRAWER);
      await page.shows('#site-menu', 1);
      await page.shows(`${DRAWER}[aria-expanded="true"]`, 1);
      for (const path of ['/cases', '/news', '/about', '/contact'])
        await page.shows(`#site-menu a[href="${prefix}${path}"]`, 1);
      await page.press(Key.ESCAPE);
      await page.shows('#site-menu', 0);
      await page.focusIsOn(DRAWER);
      await page.click(DRAWER);
      await page.click(`#site-menu a[href="${prefix}/about"]`);
      await page.isAt(`${prefix}/about`);
    });
  }
});
