import type { Page } from '@playwright/test';

export type Outlined = {
  outlineColor: string;
  /** What the outline is drawn around: the element, or its card where a stretched link reaches over it. */
  box: Element;
};

/** The outline of an element, or of what is drawn after it; none if it is thinner than 2 px. Runs in the page. */
function outlineOf(element: Element): Outlined | undefined {
  // Less motion makes every change a transition of next to no time: its first frame still shows the old colour.
  for (const one of element.getAnimations({ subtree: true })) if (one instanceof CSSTransition) one.finish();
  for (const pseudo of [null, '::after']) {
    const { outlineStyle, outlineWidth, outlineColor, content, position } = getComputedStyle(element, pseudo);
    const isDrawn = pseudo === null || content !== 'none';
    if (!isDrawn || outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) continue;
    const card = position === 'absolute' && pseudo ? (element as HTMLElement).offsetParent : null;
    return { outlineColor, box: card ?? element };
  }
  return undefined;
}

export type WithOutlineOf = { outlineOf: typeof outlineOf };

/** Puts `outlineOf` into the page, for what looks at it there. */
export const giveOutlineOf = (page: Page): Promise<void> =>
  page.evaluate(`globalThis.outlineOf = ${outlineOf}; null`);
