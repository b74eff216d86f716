import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { inWebKit } from './suite.ts';

const TOAST = '[data-toast]';

/** What stands in the files of a name below a folder. */
const savedAs = (folder: string, name: string): string[] =>
  globSync(`**/${name}`, { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'));

inWebKit('WebKit: what visitors take away', (tools) => {
  for (const { post, share, copied } of [
    { post: '/blog/how-this-site-is-built', share: '共有', copied: 'URLをコピーしました' },
    { post: '/en/blog/how-this-site-is-built', share: 'Share', copied: 'URL copied' },
  ])
    it(`${post}: the address is in the clipboard after sharing, and a toast says so`, async () => {
      const { page, browser } = tools();
      await page.open(post);
      await page.click('main button', share);
      await page.reads(TOAST, copied);
      await page.pressControl('k');
      await page.shows('[data-search-dialog]', 1);
      await page.pressControl('v');
      await page.sees(
        () => page.run('return document.activeElement.value'),
        await browser.driver.getCurrentUrl(),
      );
    });

  for (const { path, button, done, name } of [
    {
      path: '/whitepaper',
      button: 'ダウンロード',
      done: 'ダウンロード完了',
      name: 'whitepaper-automation-guide.txt',
    },
    {
      path: '/en/whitepaper',
      button: 'Download',
      done: 'Download complete',
      name: 'en-whitepaper-automation-guide.txt',
    },
  ])
    it(`${path}: the guide is saved as a file, and a toast says so`, async () => {
      const { page, browser } = tools();
      await page.open(path);
      const text = await page.run<string>('return document.getElementById("guide-text").textContent');
      await page.click('main button', button);
      await page.reads(TOAST, done);
      await page.sees(async () => savedAs(browser.home, name), [`\uFEFF${text}`]);
    });
});
