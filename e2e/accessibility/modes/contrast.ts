import type { Page } from '@playwright/test';

/** Runs in the page, so it has to bring all that it needs. */
const colours = () => {
  const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
  const luminance = (color: string) =>
    channels(color)
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index]!, 0);
  return {
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

export type WithColours = { colours: ReturnType<typeof colours> };

/** Puts `colours` into the page, for what looks at it there. */
export const giveColours = (page: Page): Promise<void> =>
  page.evaluate(`globalThis.colours = (${colours})(); null`);
