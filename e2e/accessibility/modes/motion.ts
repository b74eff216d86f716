import type { Page } from '@playwright/test';

/** What moves although the visitor asked for less motion: animations that run on by time, films that play. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const later = () => new Promise((resolve) => setTimeout(resolve, 120));
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'auto' });
    const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
    await later();
    const running = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      // What is over within a frame moves nothing, even if a busy machine is late with that frame.
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target)
      .map(
        (target) => `moves: ${target ? (target.cloneNode() as Element).outerHTML.slice(0, 120) : 'the page'}`,
      );
    const films = [...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ currentSrc }) => `plays: ${currentSrc}`);
    scrollTo({ top: 0, behavior: 'instant' });
    return [...running, ...films, ...(isSmooth ? ['scrolls smoothly'] : [])];
  });
