import type { Page } from '@playwright/test';

/**
 * Texts that cannot be read whole: cut by a box that does not scroll, or running out of the window; and texts that lie
 * over each other. Boxes that scroll by themselves are fine, and so is what is there for screen readers only.
 */
export const unreadableTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Text = { text: string; rect: DOMRect; element: Element };
    const SLACK = 2;
    const say = (element: Element, text: string) =>
      `<${element.localName}${element.getAttribute('class') ? ` class="${element.getAttribute('class')}"` : ''}> ${text.trim().slice(0, 40)}`;
    const isForReadersOnly = (element: Element) => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        const { width, height } = up.getBoundingClientRect();
        if (getComputedStyle(up).position === 'absolute' && width <= 1 && height <= 1) return true;
      }
      return false;
    };
    /** Not what a box that scrolls has out of sight, nor what is hidden on purpose, in a box without a height. */
    const isInSight = ({ rect, element }: Text) => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowY } = getComputedStyle(box);
        const { top, bottom, height } = box.getBoundingClientRect();
        if (/hidden|clip/.test(overflowY) && height < 1) return false;
        const isOutside = rect.top > bottom - SLACK || rect.bottom < top + SLACK;
        if (/auto|scroll/.test(overflowY) && isOutside) return false;
      }
      return true;
    };
    // What is laid out when a reader comes near has until then the height that its style gives it.
    for (const box of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(box).contentVisibility === 'auto') box.style.contentVisibility = 'visible';
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.nodeValue ?? '';
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (text.trim() === '' || !isSeen || isForReadersOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const found = { text, rect, element };
        if (rect.width > 1 && rect.height > 1 && isInSight(found)) texts.push(found);
      }
    }

    /** How a text is cut, if it is. A box that scrolls ends the search: what lies inside can be reached. */
    const cut = ({ rect, element }: Text): string | undefined => {
      let isReached = false;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, contain } = getComputedStyle(box);
        const isContained = /strict|content|paint/.test(contain);
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return undefined;
        isReached ||= /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight;
        const frame = box.getBoundingClientRect();
        const beside = rect.left < frame.left - SLACK || rect.right > frame.right + SLACK;
        const below = rect.top < frame.top - SLACK || rect.bottom > frame.bottom + rect.height / 4;
        if ((isContained || /hidden|clip/.test(overflowX)) && beside) return 'cut at the side';
        if ((isContained || /hidden|clip/.test(overflowY)) && below && !isReached) return 'cut below';
      }
      const end = document.documentElement.clientWidth;
      return rect.right > end + SLACK || rect.left < -SLACK ? 'runs out of the window' : undefined;
    };
    const faults = texts.flatMap((text) => {
      const how = cut(text);
      return how ? [`${how}: ${say(text.element, text.text)}`] : [];
    });

    // Drawings place their own letters; a sticky box may lie over what scrolls below it.
    const isPlaced = ({ element }: Text) => {
      for (let up: Element | null = element; up; up = up.parentElement)
        if (up.localName === 'svg' || /sticky|fixed/.test(getComputedStyle(up).position)) return true;
      return false;
    };
    const flat = texts.filter((text) => !isPlaced(text)).sort((a, b) => a.rect.top - b.rect.top);
    for (const [index, a] of flat.entries())
      for (let next = index + 1; next < flat.length && flat[next]!.rect.top < a.rect.bottom; next += 1) {
        const b = flat[next]!;
        const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const down = Math.min(a.rect.bottom, b.rect.bottom) - b.rect.top;
        if (across > 4 && down > Math.min(a.rect.height, b.rect.height) * 0.6)
          faults.push(`over each other: ${say(a.element, a.text)} / ${say(b.element, b.text)}`);
      }
    return [...new Set(faults)];
  });

/** How far a page can be scrolled sideways, in px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
