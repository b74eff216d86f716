import type { Page } from '@playwright/test';

export type Located = { node: string; matched: boolean[] };

/**
 * Finds elements by CSS selector or path, and tells their opening tags and which of the other selectors they match.
 * Paths are walked by hand: an XPath of the browser does not find `svg` by its name.
 */
export const locate = (page: Page, places: { where: string; selectors: string[] }[]): Promise<Located[]> =>
  page.evaluate((all) => {
    const step = (parent: Element | null, part: string): Element | null => {
      const [, name, index] = /^([^[]+)\[(\d+)\]$/.exec(part) ?? [];
      if (!parent || !name || name.startsWith('text') || name.startsWith('@')) return parent;
      return [...parent.children].filter((child) => child.localName === name)[Number(index) - 1] ?? null;
    };
    const find = (where: string): Element | null => {
      if (!where.startsWith('/')) return document.querySelector(where);
      const [, ...parts] = where.split('/').filter((part) => part !== '');
      return parts.reduce(step, document.documentElement as Element | null);
    };
    return all.map(({ where, selectors }) => {
      const element = find(where);
      return {
        node: element ? (element.cloneNode() as Element).outerHTML.slice(0, 200) : where,
        matched: selectors.map((selector) => element?.matches(selector) ?? false),
      };
    });
  }, places);
