import { expect, type Locator, type Page } from '@playwright/test';
import { counterpart } from '../../tests/helpers/counterpart.ts';
import { awake } from '../faults/awake';
import { dismissToasts, leave, shown, topLayer } from '../layers';
import { toolOf } from './memory';
import { still } from './sight';
import type { Walker } from './walker';

/** What a tool says of what was done last, and whether that can be undone, is of the visit. */
const OF_THE_VISIT = /^\s*- (?:status|button "(?:元に戻す|Undo)).*$/;

/** The toggle of the language takes the query along when it is pressed, and not before. */
function withoutCarried(page: Page, tree: string): string {
  const address = `/url: ${counterpart(new URL(page.url()).pathname)}`;
  return tree.replace(/\/url: .*/g, (line) => (line.startsWith(`${address}?`) ? address : line));
}

/** What is shown, and can be told from the address and from what the visitor has entered in a tool. */
async function lasting(page: Page): Promise<string> {
  await page.evaluate(() => {
    for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]'))
      (notice.closest('li') ?? notice).style.display = 'none';
  });
  const lines = withoutCarried(page, await shown(page)).split('\n');
  return lines.filter((line) => !toolOf(page.url()) || !OF_THE_VISIT.test(line)).join('\n');
}

/** What is served unfolded, too. */
async function foldEverything(root: Page | Locator): Promise<void> {
  const unfolded = root.locator('details[open] > summary').filter({ visible: true });
  while ((await unfolded.count()) > 0) await unfolded.last().click();
}

/** Fields of the desk check that offer a list once they were entered are entered, all of them. */
async function enterFields(page: Page): Promise<void> {
  const fields = page.locator('#procedure input[id*="operation"]').filter({ visible: true });
  const ids = await fields.evaluateAll((all) => all.map(({ id }) => id));
  for (const id of toolOf(page.url()) === 'plan' ? ids : []) {
    const field = page.locator(`#${id}`);
    await field.focus();
    await expect(field).toHaveRole('combobox');
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Tells whether a box has to be clicked to be as it was served. */
const isAway = ({ checked, defaultChecked, type }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (type === 'checkbox' || defaultChecked);

/** Tells whether the page has a film, or a clip that was begun. */
const plays = (): boolean =>
  [...document.querySelectorAll('main iframe')].some((film) => film.checkVisibility()) ||
  [...document.querySelectorAll<HTMLVideoElement>('[data-clip] video')].some(
    ({ played }) => played.length > 0,
  );

/** What is chosen, played and drawn in the studio is of the visit. What lies over it must have gone before. */
async function beginStudioAnew(page: Page): Promise<void> {
  // The browser's own key for it is not the page's.
  await page.evaluate(() => void (document.fullscreenElement && document.exitFullscreen()));
  // What never ends would hang where a promise is waited for.
  await page.waitForFunction(() => !document.fullscreenElement);
  expect(await shown(page)).toMatch(/^classes "[^"]*", body "", over it "", inert 0/);
  // A pointer that rests on a well chooses it again.
  await page.mouse.move(0, 0);
  await page.reload();
  await awake(page);
}

/**
 * The field for a protocol is closed, and an instrument let go: it is chosen until it is pressed again. The answer at the
 * foot is there for who has left the paper.
 */
async function leaveBench(page: Page): Promise<void> {
  const close = page.locator('#pasted-protocol ~ button').filter({ visible: true });
  if ((await close.count()) > 0) await close.last().click();
  const chosen = page.locator('#bench button[aria-pressed="true"]').filter({ visible: true });
  while ((await chosen.count()) > 0) await chosen.first().click();
  await page.evaluate(() => scrollTo(0, 0));
}

/** Closes and folds all that is open, and takes back what was entered where the page does not keep it. */
async function closeEverything(page: Page): Promise<void> {
  for (let layers = 0; (await topLayer(page)) && layers < 9; layers += 1) await leave(page, 'escape');
  // A film in the page plays on, and so does a clip, whenever it is in sight.
  if (await page.evaluate(plays)) await page.reload();
  await dismissToasts(page);
  await foldEverything(page);
  if (toolOf(page.url()) === 'trial') await beginStudioAnew(page);
  if (toolOf(page.url()) === 'plan') await leaveBench(page);
  if (toolOf(page.url())) return;
  const asked = new URL(page.url()).searchParams.get('q') ?? '';
  for (const field of await page.locator('main input[type="search"]').filter({ visible: true }).all())
    if ((await field.inputValue()) !== asked) await field.fill(asked);
  const ticks = page.locator('main input:is([type="checkbox"], [type="radio"]):not([data-search-key])');
  for (const tick of await ticks.filter({ visible: true }).all())
    if (await tick.evaluate(isAway)) await tick.click();
  // How many were ticked was said at the last tick.
  for (const said of await page.locator('[data-checklist-status]').all())
    await said.evaluate((status) => status.replaceChildren());
}

/** The same address, visited anew by the same visitor. */
async function freshVisit(page: Page): Promise<Page> {
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  const fresh = await page.context().newPage();
  await fresh.addInitScript((items) => {
    for (const [name, value] of Object.entries(items)) sessionStorage.setItem(name, value);
  }, stored);
  await fresh.setViewportSize(page.viewportSize() as { width: number; height: number });
  await fresh.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>p</title>' }),
  );
  await fresh.goto(page.url());
  await foldEverything(fresh);
  await awake(fresh);
  await enterFields(fresh);
  await still(fresh);
  return fresh;
}

/** What a layer shows when it is opened; nothing if no opener is in sight. */
async function opened(page: Page, opener: string): Promise<string | undefined> {
  const way = page.locator(opener).filter({ visible: true }).first();
  if ((await way.count()) === 0) return undefined;
  await way.click();
  await still(page);
  const layer = await topLayer(page);
  // What was unfolded in it before it was closed is so still.
  if (layer) await foldEverything(layer);
  const tree = await layer?.ariaSnapshot();
  await leave(page, 'escape');
  return tree && withoutCarried(page, tree);
}

/**
 * Comes to the end of a walk: whatever was done, the page is that of a fresh visit to its address, and so is each layer
 * that was opened on the way.
 */
export async function expectHomecoming(walker: Walker): Promise<void> {
  const { page } = walker;
  await walker.release();
  if (walker.isOffline) await walker.setOffline(false);
  // A part whose files did not come has a button less; what was asked for without a net comes with the next use.
  if (walker.wentOffline || (await page.locator('[data-failed]').count()) > 0) await page.reload();
  await walker.arrive();
  await closeEverything(page);
  await awake(page);
  await enterFields(page);
  await walker.expectNothingLost('anything');
  const fresh = await freshVisit(page);
  // What the studio stored is drawn on the plate of the fresh visit when the text has been.
  await expect(async () => expect(await lasting(page)).toBe(await lasting(fresh))).toPass({ timeout: 3_000 });
  for (const opener of walker.opened) {
    const served = await opened(fresh, opener);
    expect(await opened(page, opener)).toBe(served);
  }
  await fresh.close();
}
