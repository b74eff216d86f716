import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { findWebKit } from '../../scripts/toolchain/webkit.mjs';
import { Page } from './page.ts';
import { serveSite } from './serve-site.ts';
import { type Browser, startBrowser } from './start-browser.ts';

export type Tools = { page: Page; browser: Browser };

/**
 * Tests of the served site in WebKitGTK; skipped, and said to be, where that is not installed. `declare` gets what
 * gives page and browser while a test runs. No test may leave any noise behind.
 */
export function inWebKit(title: string, declare: (tools: () => Tools) => void): void {
  describe(title, () => {
    if (!findWebKit()) {
      it('works', { skip: 'WebKitWebDriver or Xvfb is not installed' });
      return;
    }
    let tools: Tools;
    const stops: (() => Promise<void>)[] = [];
    before(async () => {
      const site = await serveSite();
      stops.push(site.stop);
      const browser = await startBrowser();
      stops.push(browser.stop);
      tools = { browser, page: new Page(browser.driver, site.url) };
      await tools.page.size(1440, 900);
    });
    after(async () => {
      for (const stop of stops.reverse()) await stop();
    });
    afterEach(async () => assert.deepEqual(await tools.page.noise(), []));
    declare(() => tools);
  });
}
