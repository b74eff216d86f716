import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { showPart } from './studio-part';
import { traced } from './traced';

/** The studio of LabCraft with a pointer or a finger: what is dragged, and what is pointed at. */

const { workshop, sayings, ask } = JSON.parse(
  readFileSync('content/pages/labcraft-studio/en.json', 'utf8').replace(/\{\{=(\w+)\}\}/g, '$1'),
);
const SAID = 'Wait 1 second.\nWait 2 seconds.\nWait 3 seconds.';
const field = (page: Page) => page.locator('[data-editor] textarea');
const block = (page: Page, place: number) => page.locator(`[data-path="${place}"]`);

async function open(page: Page, text: string): Promise<void> {
  await page.goto('/en/services/labcraft/try');
  await expect(page.locator('[data-awake]')).toBeVisible();
  await showPart(page, 'say');
  await field(page).fill(text);
  await showPart(page, 'check');
  await expect(block(page, 2)).toBeVisible();
}

/** Presses the link below the studio; a mail program is no page, so what would be opened is looked at. */
async function expectBooked(page: Page, draft: RegExp): Promise<void> {
  await page.evaluate(() => {
    (window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
      document.body.dataset.left = (event as Event & { destination: { url: string } }).destination.url;
    });
  });
  await page.getByRole('link', { name: ask.button }).click();
  await expect(page.locator('body')).toHaveAttribute('data-left', draft);
}

/** Middle of the handle of the block that is selected, and the middle of the upper edge of another. */
async function places(page: Page, target: number) {
  const grip = page.locator('[data-grip]');
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [await grip.boundingBox(), await block(page, target).boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  return { from: { x: from.x + 6, y: from.y + from.height / 2 }, to: { x: to.x + 80, y: to.y + 2 } };
}

test('a block is dragged by its handle, Escape leaves it where it was, and undo brings it back', async ({
  page,
}) => {
  await open(page, SAID);
  await block(page, 2).getByText('Wait', { exact: true }).click();
  const { from, to } = await places(page, 0);
  const seam = page.locator('[data-seam]');
  const drag = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await expect(seam).toBeVisible();
  };
  await drag();
  await page.keyboard.press('Escape');
  await expect(seam).toHaveCount(0);
  await page.mouse.up();
  await expect(field(page)).toHaveValue(SAID);
  await drag();
  await page.mouse.up();
  await expect(field(page)).toHaveValue('Wait 3 seconds.\nWait 1 second.\nWait 2 seconds.');
  await page.getByRole('button', { name: workshop.say.undo }).click();
  await expect(field(page)).toHaveValue(SAID);
});

test('a block before which the rehearsal stopped is dragged by all of its handle', async ({ page }) => {
  await open(page, 'Wait 1 second.\nWait 2 seconds.\nRemove 50 µL from A1.');
  await expect(page.locator('#studio-state')).toContainText('3');
  await block(page, 2).getByText('Remove', { exact: true }).click();
  const { from, to } = await places(page, 0);
  await page.mouse.move(from.x - 4, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(field(page)).toHaveValue(/^Remove/);
});

test('on a phone nothing lies over the tabs, and the transport not over what has the focus', {
  tag: '@mobile-only',
}, async ({ page }) => {
  await open(page, Array.from({ length: 20 }, (_, n) => `Wait ${n + 1} seconds.`).join('\n'));
  await block(page, 0).focus();
  for (let place = 1; place < 20; place += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(block(page, place)).toBeFocused();
    await expect.poll(() => isOnTop(block(page, place).locator('[data-slip]'))).toBe(true);
  }
  for (const part of ['say', 'check', 'try'])
    await expect.poll(() => isOnTop(page.locator(`[data-tab="${part}"]`))).toBe(true);
});

/** Whether the middle of an element is in sight, and nothing lies over it. */
const isOnTop = (element: Locator) =>
  element.evaluate((own) => {
    const { x, y, width, height } = own.getBoundingClientRect();
    return own.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('a finger drags a block by its handle', { tag: '@mobile-only' }, async ({ page }) => {
  await open(page, SAID);
  await block(page, 2).locator('[data-slip]').tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const { from, to } = await places(page, 0);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }],
    });
  await touch('touchStart', from.y);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', from.y + ((to.y - from.y) * step) / 5);
  await expect(page.locator('[data-seam]')).toBeVisible();
  await touch('touchEnd', to.y);
  await expect(field(page)).toHaveValue('Wait 3 seconds.\nWait 1 second.\nWait 2 seconds.');
});

test('what is pointed at shows in all panes', async ({ page }) => {
  await open(page, 'Add 50 µL of water to A1.\nAdd 50 µL of water to C3.\nWait 3 seconds.');
  const row = page.locator('[data-of="1"][data-pointed]');
  await block(page, 1).locator('[data-slip]').hover();
  await expect(row).toBeAttached();
  await page.locator('[data-well="A1"]').hover();
  await expect(block(page, 0)).toHaveAttribute('data-pointed', '');
  const line = await page.locator('[data-editor] [data-state]').first().boundingBox();
  await page.locator('[data-well="C3"]').focus();
  await expect(row).toBeAttached();
  await page.mouse.move((line?.x ?? 0) + 4, (line?.y ?? 0) + 4);
  await expect(block(page, 0)).toHaveAttribute('data-pointed', '');
});

test('a saying is written into the text, and a demo is booked with it', { tag: '@mobile' }, async ({
  page,
}) => {
  await open(page, SAID);
  const wait = sayings.items.find(({ verb }: { verb: string }) => verb === 'wait').text.replace(/[[\]]/g, '');
  await page.getByRole('button', { name: `${sayings.add}: ${workshop.check.verbs.wait}` }).click();
  await expect(field(page)).toHaveValue(`${SAID}\n${wait}`);
  await expectBooked(page, /^mailto:.*Wait%203%20seconds/);
});

test('a demo is booked also where what writes the protocol into the draft does not come', async ({
  page,
}) => {
  await page.route(/\/(?:on-demand|protocol-grammar)/, (route) => route.abort());
  await page.goto('/en/services/labcraft/try');
  await expect(page.locator('[data-awake]')).toBeVisible();
  await expectBooked(page, /^mailto:/);
});

test('in a low window the transport lies below the pane, in a high one at its edge', async ({ page }) => {
  const transport = page.getByRole('region', { name: workshop.studio.deck });
  for (const [height, isAtEdge] of [
    [450, false],
    [844, true],
  ] as const) {
    await page.setViewportSize({ width: 640, height });
    await open(page, SAID);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const box = await transport.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)) === height).toBe(isAtEdge);
  }
});

test('on a phone the strip and what is used take a line each', async ({ page }) => {
  const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;
  const strip = page.locator('#studio-state').locator('..');
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, SAID);
  expect(await heightOf(strip)).toBeLessThan(60);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['', '/en']) {
    await page.goto(`${path}/services/labcraft/try`);
    await expect(page.locator('[data-awake]')).toBeVisible();
    expect(await heightOf(page.locator('[data-studio] dl'))).toBeLessThan(25);
  }
});

test('the values of a dilution fit into the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${SAID}\nMake a 1:2 serial dilution across columns 1 to 4, moving 50 µL each time.`);
  await block(page, 3).locator('[data-field="factor"]').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

for (const width of [390, 1440])
  test(`at ${width} px the plate is drawn once, in its size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      /** What becomes of the plate and the score after the first drawing, which ends with the mark that the island is ready. */
      const changes: string[] = [];
      new MutationObserver((marks, observer) => {
        const island = marks.find(({ target }) => (target as Element).matches('[data-island][data-ready]'));
        if (!island) return;
        observer.disconnect();
        new MutationObserver((records) => {
          for (const { target, attributeName } of records)
            if ((target as Element).closest('[data-island] svg, #studio-plate, #studio-score'))
              changes.push(`${target.nodeName} ${attributeName ?? ''}`);
        }).observe(island.target, { attributes: true, childList: true, subtree: true });
      }).observe(document, { attributeFilter: ['data-ready'], subtree: true });
      Object.assign(window, { changes });
    });
    await page.goto('/en/services/labcraft/try');
    await expect(page.locator('[data-awake]')).toBeVisible();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
    expect([...new Set(changes)]).toEqual([]);
  });

test('while it plays, no figure of the plate is laid out and no well styled anew', async ({ page }) => {
  await open(page, `Dispense 50 µL of PBS into columns 1 to 12, with new tips for each column.\n${SAID}`);
  await showPart(page, 'try');
  const slider = page.getByRole('slider');
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  // What the jump paints is no part of playing.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  type Traced = { name: string; args: { elementCount?: number; data?: { nodeName: string } } };
  const events = await traced<Traced>(page, ['timeline', 'timeline.invalidationTracking'], async () => {
    for (let count = 0; count < 12; count += 1) await slider.press('ArrowRight');
  });
  const laidOut = events.filter(({ name }) => name === 'LayoutInvalidationTracking');
  expect(laidOut.length).toBeGreaterThan(0);
  const figures = laidOut.filter(({ args }) => args.data?.nodeName.startsWith("text class='fill-ink-3'"));
  // The figure of a column changes its weight where the pipette comes, and where it leaves.
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.length).toBeLessThan(48);
  const styled = events.map(({ args }) => args.elementCount ?? 0);
  expect(Math.max(...styled)).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan(96);
});

for (const width of [390, 1024])
  test(`at ${width} px what came of a link leaves the parts in reach`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(
      '/en/services/labcraft/try#p=eyJ2ZXJzaW9uIjoxLCJzdGVwcyI6W3siZG8iOiJ3YWl0Iiwic2Vjb25kcyI6NX1dfQ',
    );
    await expect(page.locator('[data-awake]')).toBeVisible();
    await expect(page.getByRole('button', { name: workshop.studio.close })).toBeVisible();
    for (const part of ['check', 'say']) {
      await page.locator(`[data-tab="${part}"]`).click({ timeout: 2000 });
      await expect(page.locator(`#pane-${part}`)).toBeVisible();
    }
  });

for (const width of [390, 1440])
  test(`at ${width} px the drawer gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, SAID);
    const opener = page.getByRole('button', { name: /^Take (it )?home$/ }).filter({ visible: true });
    const scrolled = () => page.evaluate(() => scrollY);
    await opener.first().scrollIntoViewIfNeeded();
    await opener.first().focus();
    const before = await scrolled();
    await opener.first().press('Enter');
    await expect(page.getByRole('radio', { checked: true })).toBeFocused();
    await expect(page.locator('[data-lit]').first()).toBeInViewport();
    expect(await scrolled()).toBe(before);
    const root = page.locator('html');
    // On a phone it is all that is in sight, and the page below it stays where it is.
    if (width === 390) await expect(root).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(opener.first()).toBeFocused();
    await expect(root).not.toHaveCSS('overflow', 'hidden');
  });
