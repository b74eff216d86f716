import { expect, test } from '@playwright/test';
import { copy, entries, filled, plain } from '../tests/words.ts';
import { PLAYS, stubPlayer } from './player';

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
    await page.waitForLoadState('networkidle');
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
