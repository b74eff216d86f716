import type { Page } from '@playwright/test';

/**
 * The distances that a visitor may ask for (WCAG 1.4.12), in drawings too, through the style sheets of the page itself.
 * With less motion every change still is a transition, of hardly any time, and those who inherit follow one by one:
 * what is measured before the last has ended has the old distances.
 */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
    const transitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let running = transitions(); running.length > 0; running = transitions())
      await Promise.allSettled(running.map(({ finished }) => finished));
  });
