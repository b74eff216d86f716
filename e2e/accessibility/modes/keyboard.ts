import type { Page } from '@playwright/test';
import { giveTools, type WithTools } from './in-page.ts';
import { giveOutlineOf, type WithOutlineOf } from './outline.ts';

/** More than any page has; a page that never lets go ends here. */
const MOST = 400;

/** What the keyboard stands on: looked at in the page, after each press. None when it has left. */
const stop = (page: Page, within: string) =>
  page.locator(within).evaluate((box) => {
    const element = document.activeElement;
    if (!element || element === box || !box.contains(element)) return null;
    const mark = globalThis as unknown as WithOutlineOf & WithTools & { stops?: Element[] };
    mark.stops ??= [];
    const faults: string[] = [];
    const name = mark.tools.tagOf(element);
    // The parts of a date are stops of one field.
    if (element.matches('[type="date"]') && mark.stops.at(-1) === element)
      return { name, faults: [], isAgain: false };
    if (mark.stops.includes(element)) return { name, faults: [`comes back: ${name}`], isAgain: true };
    const before = mark.stops.at(-1);
    if (before && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      faults.push(`out of order: ${name}`);
    mark.stops.push(element);

    // A field may be hidden behind what is drawn for it; the item of a tree is a row without the rows below it.
    const drawn = element.matches('input')
      ? element.nextElementSibling
      : element.querySelector('[data-slip]');
    const seen = [element, drawn ?? element].find((one) => mark.outlineOf(one));
    const outline = seen && mark.outlineOf(seen);
    if (!outline) faults.push(`focus cannot be seen: ${name}`);

    const ancestors = (from: Element | null): Element[] =>
      from ? [from, ...ancestors(from.parentElement)] : [];
    const around = ancestors(outline?.box.parentElement ?? null);
    const below = seen?.closest('header') ? undefined : mark.tools.groundOf(around);
    if (outline && below) {
      const contrast = mark.tools.contrastOf(outline.outlineColor, below);
      if (contrast < 3) faults.push(`focus is too faint (${contrast.toFixed(1)}:1): ${name}`);
    }

    const { left, right, top, bottom, width, height } = (seen ?? element).getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const over = isInside ? document.elementFromPoint(x, y) : null;
    const fixed = over?.closest('header');
    if (!isInside || width * height === 0) faults.push(`focus is out of sight: ${name}`);
    else if (fixed && !fixed.contains(element)) faults.push(`covered by the header: ${name}`);
    return { name, faults, isAgain: false };
  });

/** What should have been reached. */
const missed = (page: Page, within: string) =>
  page.locator(within).evaluate((box) => {
    const { stops = [], tools } = globalThis as unknown as WithTools & { stops?: Element[] };
    // An island that wakes during the walk puts new elements in the places of those that were reached.
    const twin = (one: Element) =>
      [one.localName, one.getAttribute('name'), one.getAttribute('aria-label'), one.textContent].join();
    const replaced = new Set(stops.filter(({ isConnected }) => !isConnected).map(twin));
    return tools
      .usable(box)
      .filter((one) => !stops.includes(one) && !replaced.has(twin(one)))
      .map((one) => `never reached: ${tools.tagOf(one)}`);
  });

/** Puts the focus where a walk inside of something begins. */
const focusFirst = (page: Page, within: string) =>
  page.locator(within).evaluate((box) => {
    const { tools } = globalThis as unknown as WithTools;
    // A pointer may have brought it there, which shows no focus.
    (document.activeElement as HTMLElement | null)?.blur();
    tools.usable(box)[0]?.focus({ focusVisible: true } as FocusOptions);
  });

const isFirst = (page: Page) =>
  page.evaluate(() => {
    const { stops = [] } = globalThis as { stops?: Element[] };
    return stops[0] === document.activeElement;
  });

/**
 * Walks with the Tab key through a page, or through what is open in front of it: each stop comes after the one before,
 * its focus can be seen and is not covered, nothing keeps the focus, and nothing that can be used is left out. Tells
 * the faults and the stops.
 */
export async function keyboardWalk(
  page: Page,
  within = 'body',
): Promise<{ faults: string[]; stops: number }> {
  const faults: string[] = [];
  await giveOutlineOf(page);
  await giveTools(page);
  if (within !== 'body') await focusFirst(page, within);
  for (let stops = 0; stops < MOST; stops += 1) {
    if (stops > 0 || within === 'body') await page.keyboard.press('Tab');
    const now = await stop(page, within);
    if (!now) return { faults: [...faults, ...(await missed(page, within))], stops };
    // At the end of the page a browser without a frame of its own begins anew.
    if (now.isAgain && (await isFirst(page)))
      return { faults: [...faults, ...(await missed(page, within))], stops };
    faults.push(...now.faults);
    if (now.isAgain) return { faults, stops };
  }
  return { faults: [...faults, `no end after ${MOST} stops`], stops: MOST };
}
