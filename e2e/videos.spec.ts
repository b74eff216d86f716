import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { copy, entries, filled, messages, plain } from '../tests/words.ts';
import { PLAYS, stubPlayer } from './player';
import { idle } from './settled';

/** Films come from another site: nothing is asked of it before a click. Those in dialogs are in dialogs.spec.ts. */

const [study] = entries('cases', 'en');
const caseVideo = copy('case', 'en').video;

const FILMS = [
  { path: '/', video: copy('home', 'ja').film.video, tag: ['@smoke', '@engines'] },
  { path: '/en/services/labcraft', video: copy('labcraft', 'en').demo.video },
  { path: '/services/tore', video: copy('tore', 'ja').film.video, loops: true },
  {
    path: `/en/cases/${study?.id}`,
    video: { ...caseVideo, title: filled(caseVideo.title, { title: plain(study?.data.title ?? '') }) },
    tag: ['@engines'],
  },
];

for (const { path, video, loops = false, tag = [] } of FILMS)
  test(`the film of ${path} plays in its place, and is asked for by a click only`, { tag }, async ({
    page,
  }) => {
    const asked = await stubPlayer(page);
    await page.goto(path);
    const play = page.getByRole('main').getByRole('button', { name: video.play });
    await play.scrollIntoViewIfNeeded();
    await idle(page);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
    await play.click();
    const player = page.getByRole('main').locator('iframe');
    await expect(player).toHaveAttribute('title', video.title);
    await expect(player).toHaveAttribute('src', PLAYS);
    const { pathname, searchParams } = new URL((await player.getAttribute('src')) ?? '');
    expect([searchParams.get('loop'), searchParams.get('playlist')]).toEqual(
      loops ? ['1', pathname.split('/').at(-1)] : [null, null],
    );
    expect(asked).toHaveLength(1);
  });

for (const locale of LOCALES) {
  const { items } = copy('custom-automation', locale).cases;
  const path = localizedPath(locale, '/services/custom-automation');
  test(`every film in a dialog of ${path} waits with its poster, however often the dialog was closed`, async ({
    page,
  }) => {
    await stubPlayer(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const openers = await page.locator('main [command="show-modal"]').all();
    expect(openers).toHaveLength(items.length);
    const play = page.getByRole('dialog').getByRole('button', { name: copy('case', locale).video.play });
    for (const opener of openers) {
      for (let time = 0; time < 3; time += 1) {
        await opener.click();
        await expect(play).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await opener.click();
      await play.click();
      await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', PLAYS);
      await expect(
        page.getByRole('dialog').getByRole('button', { name: messages[locale].button.close }),
      ).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}
