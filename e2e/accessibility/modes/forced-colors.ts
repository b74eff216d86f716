import type { Page } from '@playwright/test';
import { giveTools, type WithTools } from './in-page.ts';
import { giveOutlineOf, type WithOutlineOf } from './outline.ts';

/**
 * With colours chosen by the visitor (forced colours switched on): buttons keep an edge, icons a colour other than the
 * ground's, drawings words that can be read, what is chosen the ground of what is chosen, and what has the focus an outline.
 */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await giveOutlineOf(page);
  await giveTools(page);
  return page.evaluate(() => {
    const { outlineOf, tools } = globalThis as unknown as WithOutlineOf & WithTools;
    const { tagOf, buttons, contrastOf } = tools;
    const faults: string[] = [];
    const isVisible = (one: HTMLElement) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
    // Each its own: a colour that changes may take its time.
    const system = (name: string) => {
      const probe = document.createElement('span');
      probe.style.setProperty('background-color', name);
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    };
    const canvas = system('Canvas');
    if (system('CanvasText') === canvas) faults.push('forced colours are not on');

    for (const button of buttons(document).filter(isVisible)) {
      const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } = getComputedStyle(button);
      const hasEdge =
        Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none' && borderTopColor !== canvas;
      if (!hasEdge && textDecorationLine === 'none') faults.push(`button without an edge: ${tagOf(button)}`);
    }
    const chosen =
      ':is([aria-pressed="true"], [aria-selected="true"], [aria-current="page"], [aria-current="true"])';
    // A box that is not the platform's own, and has no tick drawn in it.
    const filled = visible('input:checked').filter(
      (one) =>
        getComputedStyle(one).appearance === 'none' && getComputedStyle(one, '::after').content === 'none',
    );
    for (const one of [...filled, ...visible(`:checked + span:last-child, :is(a, button)${chosen}`)])
      if (getComputedStyle(one).backgroundColor !== system('Highlight'))
        faults.push(`chosen, but like the others: ${tagOf(one)}`);
    /** What something is drawn on: the choice that is marked has a ground of its own. */
    const groundOf = (element: Element) => {
      let one: Element | null = element;
      while (one && getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)') one = one.parentElement;
      return one ? getComputedStyle(one).backgroundColor : canvas;
    };
    for (const icon of visible('button svg, a svg, summary svg')) {
      const ground = groundOf(icon);
      const shapes = [...icon.querySelectorAll('path, circle, rect, line, polyline, polygon')];
      const isDrawn = shapes.some((shape) => {
        const { stroke, fill } = getComputedStyle(shape);
        return [stroke, fill].some((paint) => paint !== 'none' && paint !== ground);
      });
      if (shapes.length > 0 && !isDrawn) faults.push(`icon lost: ${tagOf(icon.parentElement ?? icon)}`);
    }
    // The words of a drawing keep their colours: they are read on what is drawn below them, or on the ground that it brings.
    for (const word of visible('svg[role="img"]:not([data-island] *) text')) {
      const { left, right, top, bottom } = word.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const below = [...(word.closest('svg[role]')?.querySelectorAll('path, circle, rect') ?? [])]
        .filter((shape) => {
          const box = shape.getBoundingClientRect();
          const isOn = box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
          return isOn && shape.compareDocumentPosition(word) & Node.DOCUMENT_POSITION_FOLLOWING;
        })
        .map((shape) => getComputedStyle(shape).fill)
        .findLast((fill) => fill.startsWith('rgb('));
      if (contrastOf(getComputedStyle(word).fill, below ?? groundOf(word)) < 3)
        faults.push(`words of a drawing lost: ${tagOf(word)} ${word.textContent}`);
    }
    // A picture keeps its own colours, masked or not.
    for (const one of visible('*:not(img)')) {
      const { maskImage, backgroundColor } = getComputedStyle(one);
      if (maskImage !== 'none' && (backgroundColor === canvas || backgroundColor === 'rgba(0, 0, 0, 0)'))
        faults.push(`mask lost: ${tagOf(one)}`);
    }
    for (const one of visible('a[href], button, summary, input:not([type="radio"]), select')) {
      one.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      if (document.activeElement === one && !outlineOf(one)) faults.push(`focus lost: ${tagOf(one)}`);
    }
    // What has the focus has corners, as a button has: who asks again finds the page as it was.
    (document.activeElement as HTMLElement | null)?.blur();
    return faults;
  });
}
