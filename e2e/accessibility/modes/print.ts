import type { Page } from '@playwright/test';
import { giveTools, type WithTools } from './in-page.ts';

/** What is wrong with a page as it is printed (print media switched on), besides texts that are cut. */
export async function wrongOnPaper(page: Page): Promise<string[]> {
  await giveTools(page);
  return page.evaluate(() => {
    const { channels, tagOf } = (globalThis as unknown as WithTools).tools;
    const faults: string[] = [];
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    // The desk check prints a paper of its own, which small windows show in front of the page.
    const unwanted = 'header:not(main header), footer nav, dialog, [popover]:not([data-paper])';
    for (const one of document.querySelectorAll(unwanted))
      if (isSeen(one)) faults.push(`printed for nothing: ${tagOf(one)}`);
    if (![...document.querySelectorAll('main h1, [data-paper] h2')].some(isSeen))
      faults.push('no heading is printed');
    for (const one of document.querySelectorAll('main details > :not(summary)')) {
      // What paper has elsewhere is taken out, not folded.
      if (!one.parentElement!.checkVisibility() || getComputedStyle(one).display === 'none') continue;
      const { height, bottom } = one.getBoundingClientRect();
      // Seen, but in a box that is not as high yet.
      const isClipped = bottom > one.parentElement!.getBoundingClientRect().bottom + 1;
      if (!one.checkVisibility({ contentVisibilityAuto: true }) || height === 0 || isClipped)
        faults.push(`folded on paper: ${tagOf(one)}`);
    }
    for (const one of document.querySelectorAll('main a[href^="http"]')) {
      if (!isSeen(one)) continue;
      const { content, position } = getComputedStyle(one, '::after');
      if (!content.includes(one.getAttribute('href')!)) faults.push(`address not printed: ${tagOf(one)}`);
      else if (position !== 'static') faults.push(`address printed over something: ${tagOf(one)}`);
    }
    const isPrinted = (text: string) =>
      [...document.querySelectorAll('main *')].some(
        (one) => one.childElementCount === 0 && isSeen(one) && one.textContent.includes(text),
      );
    // A draft is for the screen; who is to be asked is said on paper as well.
    for (const one of document.querySelectorAll<HTMLAnchorElement>(
      'main a[href^="mailto:"]:not([href*="?"])',
    ))
      if (isSeen(one) && !isPrinted(one.pathname)) faults.push(`mail address not printed: ${tagOf(one)}`);

    // Without its ground, light text would be white on white.
    const isLight = (color: string) =>
      /^rgb/.test(color) &&
      channels(color)
        .slice(0, 3)
        .every((value) => value > 160);
    for (const one of document.querySelectorAll('main *, footer *')) {
      const hasText = [...one.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      );
      if (!hasText || !isSeen(one) || one.closest('svg') || !isLight(getComputedStyle(one).color)) continue;
      let up: Element | null = one;
      let isOnGround = false;
      for (; up && !isOnGround; up = up.parentElement) {
        const { backgroundColor, printColorAdjust } = getComputedStyle(up) as CSSStyleDeclaration & {
          printColorAdjust: string;
        };
        const isDark =
          /^rgb/.test(backgroundColor) &&
          (channels(backgroundColor)[3] ?? 1) > 0.9 &&
          !isLight(backgroundColor);
        isOnGround = isDark && printColorAdjust === 'exact';
      }
      if (!isOnGround) faults.push(`light text on white paper: ${tagOf(one)}`);
    }
    return faults;
  });
}
