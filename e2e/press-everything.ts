import type { Locator, Page } from '@playwright/test';

const PRESSED = ['button', 'summary', '[role="tab"]', 'input[type="checkbox"]', 'input[type="radio"]'];
/** What lies over the page: LabCraft's studio fills the screen, and what it opens over its bench is no modal dialog. */
const LAYER = 'dialog[open], :popover-open:not([data-toast]), :fullscreen';
/** More than any page has; a control that comes back for ever ends here. */
const MOST = 80;

/** What lies below an element, can be seen, and has not been pressed yet. */
const freshIn = (scope: Locator): Locator =>
  scope
    .locator(PRESSED.map((control) => `${control}:not([data-pressed])`).join())
    .filter({ visible: true })
    .and(scope.page().locator(':enabled:not([aria-disabled="true"]), summary'));

/** Presses one control: the last one of what lies on top, so that a closing button comes after what it closes. */
async function pressNext(page: Page, scope: Locator): Promise<boolean> {
  const layer = page.locator(LAYER).last();
  const isCovered = (await page.locator(LAYER).count()) > 0;
  const fresh = freshIn(isCovered ? layer : scope);
  if ((await fresh.count()) > 0) {
    const control = isCovered ? fresh.last() : fresh.first();
    const handle = await control.elementHandle();
    await handle?.evaluate((element) => element.setAttribute('data-pressed', ''));
    await handle?.click();
    return true;
  }
  if (isCovered) {
    await page.keyboard.press('Escape');
    // The browser's own key for it is not the page's.
    await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
  }
  return isCovered;
}

/**
 * Uses every control that is to be seen below an element, one after the other: search forms, selects, buttons, tabs,
 * folded parts, checkboxes, and what comes up by pressing them. Tells how many there were.
 */
export async function pressEverything(page: Page, scope: Locator): Promise<number> {
  for (const field of await scope.locator('input[type="search"]').filter({ visible: true }).all()) {
    await field.fill('LabCraft');
    await field.press('Enter');
    await field.fill('');
  }
  for (const select of await scope.locator('select').filter({ visible: true }).all()) {
    await select.selectOption({ index: 1 });
    await select.selectOption({ index: 0 });
  }
  let pressed = 0;
  while (pressed < MOST && (await pressNext(page, scope))) pressed += 1;
  return pressed;
}

/** Goes down the page, so that everything that waits to come into view is asked for, and waits for its pictures. */
export async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    // An island that wakes puts new images in the place of the old, which then never come. Firefox gives up a request
    // when it chooses another size, and on a busy machine an image passes by before it is asked for: once more, then.
    const come = async (image: HTMLImageElement): Promise<void> => {
      const end = performance.now() + 60_000;
      for (;;) {
        try {
          return await image.decode();
        } catch (error) {
          if (!image.isConnected) return;
          if (performance.now() > end) throw new Error(`${image.currentSrc || image.src}: ${error}`);
          image.scrollIntoView({ block: 'center', behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    };
    for (const image of [...document.images]) if (image.checkVisibility()) await come(image);
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
