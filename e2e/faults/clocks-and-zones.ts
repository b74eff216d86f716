import { expect, type Page } from '@playwright/test';
import { awake } from './awake';

const PAGES = ['/', '/en/news', '/blog?tag=react', '/cases'];

/** Playwright's own clock would take the timing of the page's files away as well. */
function stopClock(at: number): void {
  const Real = Date;
  window.Date = class extends Real {
    constructor(...parts: [number?, number?]) {
      super(...((parts.length > 0 ? parts : [at]) as [number]));
    }
    static override now = () => at;
  } as DateConstructor;
}

/** Every date of the served HTML, by what it marks; no script has touched it. */
async function servedDates(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/<time[^>]*dateTime="([^"]*)"[^>]*>(.*?)<\/time>/gi)].map(
    ([, date, text]) => `${date}: ${text?.replace(/<!--.*?-->|<[^>]*>/g, '')}`,
  );
}
const shownDates = (page: Page) =>
  page
    .locator('time[datetime]')
    .evaluateAll((times) => times.map((time) => `${time.getAttribute('datetime')}: ${time.textContent}`));

/** On a machine whose clock stands at `now` and which lies in `zone`, every date is the one of the HTML. */
export async function expectServedDates(
  page: Page,
  { now, zone }: { now: string; zone: string },
): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => errors.push(message.text()));
  await page.addInitScript(stopClock, Date.parse(now));
  let seen = 0;
  for (const path of PAGES) {
    const served = await servedDates(page, path);
    await page.goto(path);
    await awake(page);
    const shown = await shownDates(page);
    expect(served, path).toEqual(expect.arrayContaining(shown));
    seen += shown.length;
  }
  expect(seen).toBeGreaterThan(10);
  expect(await page.evaluate(() => Date.now())).toBe(Date.parse(now));
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(zone);
  expect(errors).toEqual([]);
}
