import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { findWebKit } from '../../tools/toolchain/programs.mjs';
import { Page } from './page.ts';
import { type Site, serveSite } from './serve-site.ts';
import { type Browser, isAlive, startBrowser } from './start-browser.ts';

export type Tools = { page: Page; browser: Browser };

const ENDED = 'WebKitGTK ended in this test; the next one has a new one';

/**
 * Tests of the served site in WebKitGTK; skipped, and said to be, where that is not installed. `declare` gets what
 * gives page and browser while a test runs. No test may leave any problems behind.
 */
export function inWebKit(title: string, declare: (tools: () => Tools) => void): void {
  describe(title, () => {
    if (!findWebKit()) {
      it('works', { skip: 'WebKitWebDriver or Xvfb is not installed' });
      return;
    }
    let site: Site;
    let tools: Tools;
    const stops = new Set<() => Promise<void>>();
    const start = async () => {
      const browser = await startBrowser();
      stops.add(browser.stop);
      tools = { browser, page: new Page(browser.driver, site.url) };
      await tools.page.size(1440, 900);
      // A second try skips what has passed, but not what comes after each test: that looks into the storage of a page.
      await tools.page.open('/');
    };
    before(async () => {
      site = await serveSite();
      stops.add(site.stop);
      await start();
    });
    after(async () => {
      const ends = await Promise.allSettled([...stops].map((stop) => stop()));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    });
    afterEach(async (context) => {
      if (await isAlive(tools.browser)) return assert.deepEqual(await tools.page.problems(), []);
      const { stop } = tools.browser;
      stops.delete(stop);
      // There is nothing left to take leave of.
      await stop().catch(() => {});
      await start();
      // The test may have failed for a reason of its own, which is the one that is kept.
      if ('diagnostic' in context) context.diagnostic(`${context.name}: ${ENDED}`);
      throw new Error(ENDED);
    });
    declare(() => tools);
  });
}
