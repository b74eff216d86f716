import { expect, test } from '@playwright/test';
import { deskCheckIn, openDeskCheck } from './desk-check';

/** What stands on the bench of the desk check, moved with a mouse and a finger. */

const JA = deskCheckIn('ja');
const EN = deskCheckIn('en');

test('what stands on the bench is dragged with the mouse, and stops at the edge', {
  tag: '@engines',
}, async ({ page }) => {
  await openDeskCheck(page, EN);
  const thing = page.locator('#bench svg [role="button"]').first();
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await thing.focus();
  const field = page.locator('#field-bench-stations-0-x');
  const before = Number(await field.inputValue());
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 4 });
  await expect(field).not.toHaveValue(String(before));
  expect(Number(await field.inputValue())).toBeGreaterThan(before);
  await page.mouse.move(0, y + height / 2, { steps: 4 });
  await expect(field).toHaveValue('0');
  await page.mouse.up();
  await page.mouse.move(x + 200, y, { steps: 2 });
  await expect(field).toHaveValue('0');
});

test('a finger that moves a station does not scroll the page', { tag: '@mobile-only' }, async ({
  page,
  context,
}) => {
  await openDeskCheck(page, JA);
  const thing = page.locator('#bench svg [role="button"]').first();
  await page
    .locator('#bench svg')
    .first()
    .evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await thing.focus();
  const field = page.locator('#field-bench-stations-0-y');
  const before = Number(await field.inputValue());
  // What stands above may grow or shrink with the answer; the bench stays where it is seen.
  const seenAt = async () => Math.round((await page.locator('#bench svg').first().boundingBox())?.y ?? 0);
  const top = await seenAt();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 + down }],
    });
  await touch('touchStart', 0);
  for (let down = 5; down <= 60; down += 5) await touch('touchMove', down);
  await touch('touchEnd', 60);
  await expect(field).not.toHaveValue(String(before));
  expect(Number(await field.inputValue())).toBeGreaterThan(before);
  expect(await seenAt()).toBe(top);
});
