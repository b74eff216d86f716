import { expect, test } from '@playwright/test';
import { copy } from '../tests/words.ts';

/** What can be ticked and picked on the page of custom automation. */

test('the pains that are ticked are counted, for the eye and for the ear', {
  tag: ['@smoke', '@engines'],
}, async ({ page }) => {
  const { label, announcement } = copy('custom-automation', 'ja').pains;
  await page.goto('/services/custom-automation');
  const pains = page.getByRole('region', { name: label, exact: true });
  const boxes = pains.getByRole('checkbox');
  const said = pains.getByRole('status');
  await boxes.nth(0).check();
  await pains.locator('li').nth(3).locator('label').click();
  await expect(boxes.nth(3)).toBeChecked();
  await expect(said).toHaveText(announcement.replace('%n', '2'));
  await boxes.nth(0).uncheck();
  await expect(said).toHaveText(announcement.replace('%n', '1'));
});

test('the range of the arm that is picked is coloured, and no other', async ({ page }) => {
  const { label, items, reach } = copy('custom-automation', 'en').arms;
  await page.goto('/en/services/custom-automation');
  const arms = page.getByRole('region', { name: label, exact: true });
  // The ranges are the three largest circles of the plan, the largest first.
  const coloured = () =>
    arms
      .getByRole('img', { name: reach.label })
      .locator('circle[clip-path]')
      .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).fill !== 'none'));
  for (const [index, { name }] of items.entries()) {
    await arms.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
    await expect.poll(coloured).toEqual(items.map((_, at) => at === items.length - 1 - index));
  }
});
