import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await page.goto('/en');
});

test('has its own blocks and a simple footer', async ({ page }) => {
  const labels = await page
    .locator('main section[aria-label]')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-label')));
  expect(labels).toEqual([
    'Repetition is a job for an arm.',
    'About us',
    'LabCraft',
    'Case studies',
    'Founder story',
    'Contact',
  ]);
  await expect(page.locator('footer').getByRole('heading')).toHaveCount(0);
});

test('shows four case studies with challenge, solution and impact', async ({ page }) => {
  const rows = page.getByRole('region', { name: 'Case studies' }).locator('ol > li');
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) {
    await expect(row.locator('dt')).toHaveText(['Challenge', 'Solution', 'Impact']);
    await expect(row.locator('time, h3, img')).toHaveCount(3);
  }
});

const DIALOGS = [
  { trigger: /Watch the demo/, dialog: 'From a written protocol to a dispensed plate' },
  { trigger: /Watch the LabCraft demo/, dialog: 'LabCraft: from a sentence to a running robot' },
] as const;

for (const { trigger, dialog: name } of DIALOGS) {
  test(`opens the dialog "${name}", plays inside it and gives the focus back`, async ({ page }) => {
    const button = page.getByRole('button', { name: trigger });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await button.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
    await button.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}
