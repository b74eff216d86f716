import type { BrowserContext, Page } from '@playwright/test';
import { settled } from '../settled';

declare global {
  interface Window {
    /** Names a field of the page by what it is and its id or its place (`nameFields`). */
    nameOfField(field: HTMLInputElement): string;
  }
}

/** What a walk sees of its page after a step. */
export type Sight = {
  /** When the document came: two documents never have the same. */
  document: number;
  /** The entry of the history that is shown, which a reload keeps. */
  entry: string;
  address: string;
  /** What each field that is to be seen holds, by its name. */
  values: Readonly<Record<string, string>>;
};

const FIELDS = 'input:not([type="file"]), select, textarea';

/** Lets every page of a context name its fields. */
export const nameFields = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((fields) => {
    window.nameOfField = (field) => {
      // What a framework numbers has another id in another document.
      if (/^(?:field|search)-/.test(field.id)) return `${field.type} ${field.id}`;
      const place = field.closest('[data-search-dialog]') ? '[data-search-dialog]' : 'main';
      const alike = [...document.querySelectorAll<HTMLInputElement>(`${place} :is(${fields})`)].filter(
        ({ type }) => type === field.type,
      );
      return `${field.type} ${alike.indexOf(field)} of ${place}`;
    };
  }, FIELDS);

const LEFT = /Execution context was destroyed|Cannot find context|frame was detached|navigat/i;

/** Does something again where the page was left in the middle of it. */
export async function steadily<T>(look: () => Promise<T>, tries = 20): Promise<T> {
  try {
    return await look();
  } catch (error) {
    if (tries === 0 || !LEFT.test((error as Error).message)) throw error;
    await new Promise((next) => setTimeout(next, 50));
    return steadily(look, tries - 1);
  }
}

/** Waits until what was begun has come: a page that was asked for, what script does in the next frames, what moves. */
export const still = (page: Page): Promise<void> =>
  steadily(async () => {
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    await settled(page);
  });

export const see = (page: Page): Promise<Sight> =>
  steadily(() =>
    page.evaluate(
      (fields) => ({
        document: performance.timeOrigin,
        entry: navigation.currentEntry?.key ?? '',
        address: location.href,
        values: Object.fromEntries(
          [...document.querySelectorAll<HTMLInputElement>(fields)]
            .filter((field) => field.checkVisibility())
            .map((field) => [
              window.nameOfField(field),
              /checkbox|radio/.test(field.type) ? String(field.checked) : field.value,
            ]),
        ),
      }),
      FIELDS,
    ),
  );
