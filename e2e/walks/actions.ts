import { expect, type Locator } from '@playwright/test';
import { dismissToasts, leave, OPENERS, reachable, topLayer, type WayOut } from '../layers';
import { type Effect, toolOf } from './memory';
import { steadily, still } from './sight';
import type { Walker } from './walker';

/** What a visitor can do. Each takes a number and a word, so that a walk can be written down and walked again. */
type Action = (walker: Walker, which: number, word: string) => Promise<Effect | undefined>;

const TEXTS = 'input:is([type="search"], [type="text"]), textarea';
const TICKS = 'input:is([type="checkbox"], [type="radio"])';
const CHOICES =
  'select, button[type="button"]:not([command], [popovertarget], [role="tab"], [data-video-play])';
const LANGUAGE = 'a[data-keep-hash]';

/** One of what is seen and can be used, counted round and round. */
async function pick({ page }: Walker, selector: string, which = 0): Promise<Locator | undefined> {
  const all = (await reachable(page))
    .locator(selector)
    .filter({ visible: true })
    .and(page.locator(':enabled:not([aria-disabled="true"]), summary, a'));
  const count = await all.count();
  return count > 0 ? all.nth(which % count) : undefined;
}

/** Tells whether something lies under a drawer or a list that is open: beside it the rest can be used. */
function isCovered(element: Element): boolean {
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const cover = hit?.closest('dialog[open]:not(:modal), [role="listbox"]');
  return cover?.contains(element) === false;
}

/** In a tool one field may change others, once it lives. */
const effectOn = ({ page, isHeld }: Walker, field: string): Effect =>
  toolOf(page.url()) && !isHeld ? 'anything' : { field };
const nameOf = (field: Locator) => field.evaluate((element: HTMLInputElement) => window.nameOfField(element));

/** Leaves the layer on top, and has the focus again where it was. */
const leaving =
  (way: WayOut): Action =>
  async (walker) => {
    const { page } = walker;
    const layer = await topLayer(page);
    // A search field keeps the first Escape to itself, and is empty after it.
    const question = page.locator('input[type="search"]:focus');
    const asked = (await question.count()) > 0 ? await nameOf(question) : undefined;
    const id = await layer?.getAttribute('id');
    const hadFocus = await layer?.evaluate((element) => element.contains(document.activeElement));
    const taken = await leave(page, way);
    const effect: Effect = taken === 'escape' && asked ? { field: asked } : 'nothing';
    if (!id || !hadFocus || way === 'outside') return effect;
    await still(page);
    const openers = page.locator(`[commandfor="${id}"][command="show-modal"], [popovertarget="${id}"]`);
    if ((await openers.filter({ visible: true }).count()) > 0)
      await expect(page.locator(':focus')).toBeVisible();
    return effect;
  };

/** Goes through the history, but not out of the site, nor to another document while there is no net. */
const travelling =
  (by: -1 | 1): Action =>
  async ({ page, isOffline }) => {
    const target = await page.evaluate((steps) => {
      const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + steps];
      return entry && { key: entry.key, isHere: entry.sameDocument };
    }, by);
    if (!target || (isOffline && !target.isHere)) return;
    await steadily(() => page.evaluate((steps) => history.go(steps), by));
    await expect
      .poll(() => steadily(() => page.evaluate(() => navigation.currentEntry?.key)))
      .toBe(target.key);
  };

export const ACTIONS = {
  async open(walker, which) {
    const opener = await pick(walker, OPENERS, which);
    if (!opener) return;
    const target = await opener.evaluate(
      (element) => element.getAttribute('commandfor') ?? element.getAttribute('popovertarget'),
    );
    await opener.click();
    if (target)
      walker.opened.add(`[commandfor="${target}"][command="show-modal"], [popovertarget="${target}"]`);
  },
  escape: leaving('escape'),
  close: leaving('button'),
  outside: leaving('outside'),
  async type(walker, which, word) {
    const field = await pick(walker, TEXTS, which);
    if (!field) return;
    const name = await nameOf(field);
    await field.fill(word);
    return effectOn(walker, name);
  },
  async send({ page, isOffline }) {
    // Before its script has come the form leads to a page, which does not come without a net.
    if (isOffline) return;
    if (await page.locator('input[type="search"]:focus').count()) await page.keyboard.press('Enter');
  },
  async tick(walker, which) {
    const box = await pick(walker, TICKS, which);
    if (!box || (await box.evaluate(isCovered))) return;
    const name = await nameOf(box);
    await box.click();
    return effectOn(walker, name);
  },
  async choose(walker, which, word) {
    const choice = await pick(walker, CHOICES, which);
    if (!choice || (await choice.evaluate(isCovered))) return;
    if (await choice.evaluate(({ localName }) => localName === 'select')) {
      const options = await choice.locator('option').count();
      await choice.selectOption({ index: word.length % options });
      // What a list is narrowed to is in the address, and goes with it.
      return toolOf(walker.page.url()) ? 'anything' : 'nothing';
    }
    // What answers it may not come without a net: then it is taken away.
    if (
      walker.isOffline &&
      (await choice.evaluate((element) => element.matches(':not([data-ready])[data-modules]')))
    )
      return;
    const isReset = await choice.evaluate((element) => element.matches('[data-reset]'));
    await choice.click();
    return isReset || toolOf(walker.page.url()) ? 'anything' : 'nothing';
  },
  async undo({ page }) {
    await page.keyboard.press('ControlOrMeta+z');
    return 'anything';
  },
  back: travelling(-1),
  forward: travelling(1),
  async reload({ page, isOffline, isHeld }) {
    if (!isOffline) await page.reload({ waitUntil: isHeld ? 'commit' : 'load' });
  },
  async language(walker) {
    if (walker.isOffline) return;
    const toggle = await pick(walker, LANGUAGE);
    if (!toggle) return;
    const before = walker.page.url();
    await toggle.click();
    await expect.poll(() => walker.page.url()).not.toBe(before);
  },
  async width({ page }) {
    const isWide = (page.viewportSize()?.width ?? 0) > 1000;
    await page.setViewportSize(isWide ? { width: 390, height: 844 } : { width: 1280, height: 900 });
  },
  async net(walker) {
    await walker.setOffline(!walker.isOffline);
  },
  async scripts(walker) {
    await (walker.isHeld ? walker.release() : walker.hold());
  },
} satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;
/** A step of a walk, as it is written down. */
export type Step = readonly [action: ActionName, which?: number, word?: string];

/** Takes a step, and looks whether the laws of each step hold. */
export async function take(walker: Walker, [action, which = 0, word = '']: Step): Promise<void> {
  const act: Action = ACTIONS[action];
  const effect = await act(walker, which, word);
  await walker.arrive();
  await walker.expectNothingLost(effect ?? 'nothing');
  await dismissToasts(walker.page);
}
