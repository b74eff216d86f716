import type { Page } from '@playwright/test';
import { PLAYER } from './console';

/** Answers in the player's place, and collects what it is asked. */
export async function stubPlayer(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });
  return asked;
}

/** The player that plays at once, from the host without cookies. */
export const PLAYS = new RegExp(`^${PLAYER.replaceAll('.', '\\.')}embed/.*[?&]autoplay=1`);
