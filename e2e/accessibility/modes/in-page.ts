import type { Page } from '@playwright/test';

/** Runs in the page, so it has to bring all that it needs. */
export const tools = () => {
  const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
  const luminance = (color: string) =>
    channels(color)
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index]!, 0);
  return {
    /** An element without what it holds, for a message. */
    tagOf: (element: Element): string => (element.cloneNode() as Element).outerHTML.slice(0, 120),
    /** Red, green and blue of a computed colour, and its opacity unless it is whole. */
    channels,
    /** Everything visible that can be used by the keyboard, one radio button for each group. */
    usable: (root: ParentNode): HTMLElement[] =>
      [
        ...root.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
        ),
      ]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
        .filter((one) => !one.matches(':disabled, [tabindex="-1"]') && one.tabIndex >= 0)
        .filter((one) => !one.matches('[type="radio"]:not(:checked)')),
    /** What is drawn as a button, a chip among them: as high as a finger, with the corners of the design. */
    buttons: (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('a, button, span')].filter((one) => {
        const { display, minHeight, borderTopLeftRadius } = getComputedStyle(one);
        return (
          display.endsWith('flex') && Number.parseFloat(minHeight) >= 44 && borderTopLeftRadius !== '0px'
        );
      }),
    /** From 1 to 21, as WCAG defines it. */
    contrastOf(one: string, other: string): number {
      const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high! + 0.05) / (low! + 0.05);
    },
    /** The first colour of a pile of elements, the uppermost first; none where a picture comes before it. */
    groundOf(pile: Iterable<Element>): string | undefined {
      for (const element of pile) {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        if (element.matches('img, video, canvas') || backgroundImage !== 'none') return undefined;
        if (/rgb/.test(backgroundColor) && (channels(backgroundColor)[3] ?? 1) > 0.9) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    },
  };
};

export type WithTools = { tools: ReturnType<typeof tools> };

/** Puts `tools` into the page, for what looks at it there. */
export const giveTools = (page: Page): Promise<void> =>
  page.evaluate(`globalThis.tools = (${tools})(); null`);
