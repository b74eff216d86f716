import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { counterpart } from '../../tests/helpers/counterpart.ts';
import { includes, runningTier } from '../../tools/toolchain/tiers.mjs';
import { DISTINCT, KINDS } from '../built-routes.ts';
import { inWebKit } from './suite.ts';

/** One page of each kind at a push, every distinct page in full. */
const ROUTES = includes(runningTier(), 'full') ? DISTINCT : KINDS;
const PAGES = ROUTES.flatMap((route) =>
  LOCALES.map((locale) => ({ locale, path: localizedPath(locale, route) })),
);
const NARROW = 447;

inWebKit('WebKit: the pages', (tools) => {
  it('is seen by WebKit, neither Chromium nor Gecko', async () => {
    const { page, browser } = tools();
    await page.open('/');
    const agent = await page.run<string>('return navigator.userAgent');
    assert.match(agent, /AppleWebKit\/.* Safari\//);
    assert.doesNotMatch(agent, /Chrom|Gecko\/\d/);
    assert.equal((await browser.driver.getCapabilities()).getBrowserName(), 'MiniBrowser');
  });

  it('would be heard if it made problems', async () => {
    const { page } = tools();
    await page.open('/about');
    await page.run(`
      document.body.setAttribute('style', 'color: red');
      console.info('said');
      document.body.append(Object.assign(new Image(), { src: '/no-such-file.png' }));
      setTimeout(() => { throw new Error('thrown') });
      Promise.reject(new Error('refused'));`);
    const heard: string[] = [];
    await page.sees(async () => {
      heard.push(...(await page.problems()));
      return ['policy: style-src', 'info: said', 'did not load: <img', 'thrown', 'refused'].filter(
        (part) => !heard.some((line) => line.includes(part)),
      );
    }, []);
  });

  for (const { locale, path } of PAGES)
    it(`${path} comes without problems, alive, and never scrolls sideways`, async () => {
      const { page } = tools();
      await page.size(1440, 900);
      await page.open(path);
      const seen = await page.run<unknown[]>(`
        return [document.documentElement.lang,
          [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility()).length,
          document.querySelector('header a[data-keep-hash]').getAttribute('href'),
          document.querySelectorAll('[data-failed]').length]`);
      assert.deepEqual(seen, [locale, 1, counterpart(path), 0]);
      assert.equal(await page.overflow(), 0);
      await page.size(NARROW, 800);
      assert.equal(await page.overflow(), 0);
    });
});
