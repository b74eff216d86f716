import { expect, test } from '@playwright/test';
import { localeOf } from '../lib/i18n/paths.ts';
import { copy, entry, messages, plain } from '../tests/words.ts';
import { wrongOnPaper } from './accessibility/modes/print';
import { PLAYS, stubPlayer } from './player';

const demos = copy('home', 'en');
const custom = copy('custom-automation', 'ja').cases;
const questions = copy('contact', 'ja').questions;

/** Each with its name, and with how its film starts, if it has one. */
const DIALOGS = [
  { path: '/contact', names: [questions.dialog], holds: Object.values(questions.items) },
  { path: '/en', names: [demos.hero.demo.heading, demos.labcraft.demo.heading], film: 'at once' },
  {
    path: '/services/custom-automation',
    names: custom.items.map(({ id }) => entry('cases', 'ja', id).data.title),
    holds: [custom.challenge, custom.solution, custom.result],
    film: 'by a click',
    play: copy('case', 'ja').video.play,
  },
];

for (const { path, names, holds = [], film, play } of DIALOGS)
  test(`the dialogs of ${path} open, close in two ways and give the focus back`, {
    tag: film === 'by a click' ? '@engines' : ['@smoke', '@engines'],
  }, async ({ page }) => {
    await stubPlayer(page);
    await page.goto(path);
    const openers = await page.locator('main [command="show-modal"]').all();
    expect(openers).toHaveLength(names.length);
    for (const [index, opener] of openers.entries()) {
      const dialog = page.getByRole('dialog', { name: plain(names[index] ?? '') });
      await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
      await opener.click();
      await expect(dialog).toBeVisible();
      for (const text of holds) await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
      if (film === 'by a click') {
        await expect(dialog.locator('iframe')).toHaveCount(0);
        await dialog.getByRole('button', { name: play }).click();
      }
      if (film) await expect(dialog.locator('iframe')).toHaveAttribute('src', PLAYS);
      await dialog.getByRole('button', { name: messages[localeOf(path)].button.close }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.locator('iframe')).toHaveCount(0);
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

test('with an open dialog the page is printed, and not the dialog on every sheet', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('main [command="show-modal"]').first().click();
  await expect(page.getByRole('dialog', { name: plain(questions.dialog) })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await wrongOnPaper(page)).toEqual([]);
});

test('the way out of a long dialog stays in sight, and the page below it does not move', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/services/custom-automation');
  await page.locator('main [command="show-modal"]').first().click();
  const dialog = page.locator('dialog:modal');
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await dialog.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }));
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect(dialog.getByRole('button', { name: messages.ja.button.close })).toBeInViewport({ ratio: 1 });
  await page.mouse.move(195, 320);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await scrolled()).toBe(before);
});
