import { it } from 'node:test';
import { Key, Origin } from 'selenium-webdriver';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { messages } from '../../tests/words.ts';
import { inWebKit } from './suite.ts';

const LANGUAGES = LOCALES.map((locale) => ({
  contact: localizedPath(locale, '/contact'),
  close: messages[locale].button.close,
}));

const DIALOG = 'dialog:modal';
const OPENER = 'main button[aria-haspopup="dialog"]';

inWebKit('WebKit: dialogs', (tools) => {
  for (const { contact, close } of LANGUAGES) {
    it(`${contact}: the questions open over the page and close in every way; the focus returns`, async () => {
      const { page } = tools();
      const closes = async (close: () => Promise<void>) => {
        await page.click(OPENER);
        await page.shows(`${DIALOG} li`, 11);
        await page.focusIsOn(`${DIALOG}, ${DIALOG} *`);
        await close();
        await page.shows(DIALOG, 0);
        await page.focusIsOn(OPENER);
      };
      await page.open(contact);
      await closes(() => page.press(Key.ESCAPE));
      await closes(() => page.click(`${DIALOG} button`, close));
      await closes(async () => {
        await page.click(`${DIALOG} :is(h1, h2, h3)`);
        await page.shows(DIALOG, 1);
        await page.driver.actions().move({ origin: Origin.VIEWPORT, x: 5, y: 5 }).click().perform();
      });
    });
  }

  it('the keyboard alone opens and leaves a dialog, and stays inside while it is open', async () => {
    const { page } = tools();
    await page.open('/contact');
    await page.run('document.querySelector(arguments[0]).focus()', OPENER);
    await page.press(Key.ENTER);
    await page.shows(DIALOG, 1);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.press(Key.TAB);
      await page.focusIsOn(`${DIALOG}, ${DIALOG} *, body`);
    }
    await page.press(Key.ESCAPE);
    await page.shows(DIALOG, 0);
    await page.focusIsOn(OPENER);
  });
});
