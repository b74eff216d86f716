import { expect, type Page } from '@playwright/test';
import { settled } from '../settled';
import { deadControls, expectMenuWorks } from './controls';

/** The four seconds after which the page no longer counts on its script (without-script.css); others wait for them. */
const giveUpOnScript = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (['appear', 'vanish'].includes((animation as CSSAnimation).animationName)) animation.finish();
  });

/** What can be read neither on the screen nor on paper: the desk check prints what its drawings show. */
async function unreadable(page: Page): Promise<string[]> {
  const onScreen = await unseen(page);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await unseen(page);
  await page.emulateMedia({ media: 'screen' });
  return onScreen.filter((text) => onPaper.includes(text));
}

/** Each with its place among all: the same words may be read on the screen in one place and on paper in another. */
const unseen = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dd)').evaluateAll((elements) => {
    // The drawing of LabCraft leaves its plate out where it is narrow.
    const waits =
      'dialog, details:not([open]) > :not(summary), [data-needs-script], [data-rehearsal], [role="status"]';
    return [...elements.entries()]
      .filter(([, element]) => element.textContent?.trim() && !element.closest(waits))
      .filter(([, element]) => !element.checkVisibility({ visibilityProperty: true }))
      .map(([place, element]) => `${place}: ${element.textContent?.slice(0, 80)}`);
  });

/** Everything reads and works as the platform does it, and nothing is in view that waits for a script. */
export async function expectUsableWithoutScripts(page: Page, path: string): Promise<void> {
  let blocked = 0;
  await page.route(/\.js$/, (route) => {
    blocked += 1;
    return route.abort();
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(path);
  await giveUpOnScript(page);
  expect(blocked).toBeGreaterThan(0);

  expect(await unreadable(page)).toEqual([]);
  expect(await deadControls(page)).toEqual([]);
  await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
  await expect(page.locator(':is([aria-busy="true"], progress, [role="progressbar"]):visible')).toHaveCount(
    0,
  );

  for (const summary of await page.locator('main summary:visible').all()) {
    const details = summary.locator('xpath=..');
    // What opens or closes above would slide it away below the mouse.
    await settled(page);
    if ((await details.getAttribute('open')) === null) await summary.click();
    await expect(details).toHaveAttribute('open');
  }
  for (const opener of await page.locator('main [command="show-modal"]:visible').all()) {
    const dialog = page.locator(`dialog#${await opener.getAttribute('commandfor')}`);
    await opener.click();
    await expect(dialog).toBeVisible();
    expect(await deadControls(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await expectMenuWorks(page);
  expect(errors).toEqual([]);
}
