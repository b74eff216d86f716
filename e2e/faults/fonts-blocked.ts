import { expect, type Page } from '@playwright/test';
import { giveTools, type WithTools } from '../accessibility/modes/in-page.ts';

/** Texts of the header, of buttons and of chips that do not fit into what clips them, or that leave the window. */
async function cutOff(page: Page): Promise<string[]> {
  await giveTools(page);
  return page.evaluate(() => {
    const { tools } = globalThis as unknown as WithTools;
    const { clientWidth } = document.documentElement;
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      return isWide || (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
    };
    const leaves = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    };
    const spills = ({ scrollWidth, clientWidth: own }: Element) => own > 0 && scrollWidth > own + 1;
    /** What only screen readers say is cut on purpose. */
    const isSeen = (element: Element) => getComputedStyle(element).clip === 'auto';
    const all = [
      ...document.querySelectorAll<HTMLElement>('header :is(a, button)'),
      ...tools.buttons(document.querySelector('main')!),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    if (all.length === 0) throw new Error('no texts to look at');
    return all
      .filter(
        (element) =>
          [element, ...[...element.children].filter(isSeen)].some(clips) ||
          leaves(element) ||
          spills(element),
      )
      .map((element) => `${element.textContent}: ${element.outerHTML.slice(0, 80)}`);
  });
}

/** Nothing waits for a font, is cut off or makes a phone scroll sideways. */
export async function expectWholeWithoutFonts(page: Page, path: string): Promise<void> {
  let blocked = 0;
  await page.route(/\.woff2$/, (route) => {
    blocked += 1;
    return route.abort();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    // The others are names for fonts of the machine, which come from nowhere.
    const own = [...document.fonts].filter(({ family }) => !/ Local"?$/.test(family));
    return own.map(({ status, display }) => ({ status, display }));
  });
  expect(blocked).toBeGreaterThan(0);
  expect(faces.length).toBeGreaterThan(0);
  expect(faces.filter(({ status }) => status === 'loaded')).toEqual([]);
  // While a font is on its way, its text is in view as well.
  expect(faces.filter(({ display }) => display === 'block' || display === 'auto')).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  expect(await cutOff(page)).toEqual([]);
}
