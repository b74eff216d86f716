import type { Locator, Page } from '@playwright/test';
import { settled } from './settled';

/** What opens something, in one place for all tests that open everything. */
export const OPENERS = [
  '[command="show-modal"]',
  '[popovertarget]:not([popovertargetaction])',
  '[data-search][role="button"]',
  'summary',
  '[role="tab"]',
  '[data-video-play]',
].join();
/** What lies over the page: toasts, which come by themselves, are no part of it. */
const LAYERS = 'dialog:modal, [popover]:popover-open:not([data-toast])';

/** What lies on top, if anything does. */
export async function topLayer(page: Page): Promise<Locator | undefined> {
  const layers = page.locator(LAYERS);
  return (await layers.count()) > 0 ? layers.last() : undefined;
}

/** What can be used: a layer keeps what lies below it from being reached. */
export const reachable = async (page: Page): Promise<Locator> =>
  (await topLayer(page)) ?? page.locator('body');

/** The three ways out of a layer. */
export const WAYS_OUT = ['escape', 'button', 'outside'] as const;
export type WayOut = (typeof WAYS_OUT)[number];

/** A corner of the window beside a layer, where a press does nothing else; none if there is none. */
async function freePointBeside(page: Page, layer: Locator): Promise<readonly [number, number] | undefined> {
  const box = await layer.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const corners = [
    [4, height - 4],
    [width - 4, height - 4],
    [4, 100],
  ] as const;
  const beside = corners.filter(
    ([x, y]) => box && (x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height),
  );
  return page.evaluate(
    (points) =>
      points.find(([x, y]) => !document.elementFromPoint(x, y)?.closest('a, button, label, summary')),
    beside,
  );
}

/** Leaves what lies on top, by Escape where it has no such way. Gives the way that was taken. */
export async function leave(page: Page, way: WayOut): Promise<WayOut | undefined> {
  const layer = await topLayer(page);
  if (!layer) return undefined;
  const button = layer.locator('[command="close"], [popovertargetaction="hide"]').filter({ visible: true });
  const outside = way === 'outside' ? await freePointBeside(page, layer) : undefined;
  const hasButton = way === 'button' && (await button.count()) > 0;
  if (hasButton) await button.first().click();
  else if (outside) await page.mouse.click(outside[0], outside[1]);
  else await page.keyboard.press('Escape');
  await settled(page);
  return hasButton || outside ? way : 'escape';
}

/** Takes away what comes and goes by itself. */
export const dismissToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-toast] [data-toast-close]'))
      button.click();
  });

/** What a visitor has of a page apart from where it is scrolled to: its tree, and what holds it in a state. */
export async function shown(page: Page): Promise<string> {
  const state = await page.evaluate((layers) => {
    const { documentElement, body } = document;
    const open = [...document.querySelectorAll(layers)].map(({ id, localName }) => id || localName);
    return `classes "${documentElement.className}", body "${body.className}", over it "${open}", inert ${
      document.querySelectorAll('[inert]').length
    }`;
  }, ':modal, :popover-open');
  return `${state}\n${await page.locator('body').ariaSnapshot()}`;
}
