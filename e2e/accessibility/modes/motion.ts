import type { Page } from '@playwright/test';
import { giveTools, type WithTools } from './in-page.ts';

/**
 * What moves although the visitor asked for less motion: animations that run on by time, films that play, and what would
 * take its time to open, close or change.
 */
export async function moving(page: Page): Promise<string[]> {
  await giveTools(page);
  return page.evaluate(async () => {
    const { tagOf } = (globalThis as unknown as WithTools).tools;
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
      .map((target) => `moves: ${target ? tagOf(target) : 'the page'}`);
    const films = [...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ currentSrc }) => `plays: ${currentSrc}`);
    scrollTo({ top: 0, behavior: 'instant' });
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    const parts: readonly [selector: string, pseudo: string | null][] = [
      ['*', null],
      ['*', '::before'],
      ['*', '::after'],
      ['details', '::details-content'],
      ['dialog, [popover]', '::backdrop'],
    ];
    const slow = parts.flatMap(([selector, pseudo]) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element, pseudo);
          return Math.max(longest(transitionDuration), longest(animationDuration)) > 0.001;
        })
        .map((element) => `takes its time: ${tagOf(element)}${pseudo ?? ''}`),
    );
    return [...running, ...films, ...slow, ...(isSmooth ? ['scrolls smoothly'] : [])];
  });
}
