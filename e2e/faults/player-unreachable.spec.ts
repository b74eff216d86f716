import { expect, test } from '@playwright/test';
import { copy } from '../../tests/words.ts';
import { type Answer, expectLinkToFilm } from './player-unreachable';

/** The host of the player is blocked (a school's filter, a country, an extension) or away. */

const ANSWERS: readonly { what: string; answer: Answer }[] = [
  { what: 'is blocked', answer: 'blockedbyclient' },
  { what: 'cannot be found', answer: 'namenotresolved' },
  { what: 'does not answer', answer: 'silence' },
];

const FILMS = [
  { path: '/', video: copy('home', 'ja').film.video },
  { path: '/en/services/tore', video: copy('tore', 'en').film.video },
];

for (const film of FILMS)
  for (const { what, answer } of ANSWERS)
    test(`${film.path}: where the player ${what}, a link leads to the film`, ({ page }) =>
      expectLinkToFilm(page, { ...film, answer }));

test('in a dialog, the film whose player is blocked can be left and opened again', async ({ page }) => {
  await page.route(/youtube/, (route) => route.abort());
  await page.goto('/en');
  const opener = page.locator('main [command="show-modal"]:visible').first();
  const dialog = page.locator(`dialog#${await opener.getAttribute('commandfor')}`);
  for (let time = 0; time < 2; time += 1) {
    await opener.click();
    await expect(dialog.locator('iframe')).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveAttribute('href', /youtube\.com\/watch/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
