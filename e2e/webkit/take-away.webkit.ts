import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { copy, entries, messages } from '../../tests/words.ts';
import { inWebKit } from './suite.ts';

const TOAST = '[data-toast]';

/** What stands in the files of a name below a folder. */
const savedAs = (folder: string, name: string): string[] =>
  globSync(`**/${name}`, { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'));

inWebKit('WebKit: what visitors take away', (tools) => {
  for (const locale of LOCALES) {
    const post = localizedPath(locale, `/blog/${entries('blog', locale)[0]?.id}`);
    const { share, shared } = messages[locale].article;
    it(`${post}: the address is in the clipboard after sharing, and a toast says so`, async () => {
      const { page, browser } = tools();
      await page.open(post);
      await page.click('main button', share);
      await page.reads(TOAST, shared);
      await page.pressControl('k');
      await page.shows('[data-search-dialog]', 1);
      await page.pressControl('v');
      await page.sees(
        () => page.run('return document.activeElement.value'),
        await browser.driver.getCurrentUrl(),
      );
    });

    const path = localizedPath(locale, '/whitepaper');
    const { download } = copy('whitepaper', locale);
    const name = `${locale === 'ja' ? '' : 'en-'}whitepaper-automation-guide.txt`;
    it(`${path}: the guide is saved as a file, and a toast says so`, async () => {
      const { page, browser } = tools();
      await page.open(path);
      const text = await page.run<string>('return document.getElementById("guide-text").textContent');
      await page.click('main [data-download-from]');
      await page.reads(TOAST, download.done.title);
      await page.sees(async () => savedAs(browser.home, name), [`\uFEFF${text}`]);
    });
  }
});
