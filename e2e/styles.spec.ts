import { expect, test } from '@playwright/test';
import { LOCALES } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { BUILT } from './built-routes';
import { attribute, elementsOf } from './html';

/** The class names that a stylesheet has rules for. */
const namesIn = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(/\.((?:\\.|[A-Za-z_])(?:\\.|[\w-])*)/g)].map(([, name = '']) => name.replace(/\\/g, '')),
  );

test('no page lacks the rules of a class that it uses', async ({ request }) => {
  const sheets = new Map<string, Set<string>>();
  const pages = new Map<string, { used: Set<string>; loaded: string[] }>();
  for (const path of BUILT.flatMap((route) => LOCALES.map((locale) => localizedPath(locale, route)))) {
    const elements = elementsOf(await (await request.get(path)).text());
    const loaded = elements
      .filter((element) => attribute(element, 'rel') === 'stylesheet')
      .flatMap((link) => attribute(link, 'href') ?? []);
    for (const sheet of loaded)
      if (!sheets.has(sheet)) sheets.set(sheet, namesIn(await (await request.get(sheet)).text()));
    const used = elements.flatMap((element) => (attribute(element, 'class') ?? '').split(/\s+/));
    pages.set(path, { used: new Set(used), loaded });
  }
  expect(sheets.size).toBeGreaterThan(5);

  const lacking: string[] = [];
  for (const [path, { used, loaded }] of pages)
    for (const name of used) {
      const known = [...sheets].filter(([, names]) => names.has(name)).map(([sheet]) => sheet);
      if (known.length > 0 && !known.some((sheet) => loaded.includes(sheet)))
        lacking.push(`${path}: .${name}`);
    }
  expect(lacking).toEqual([]);
});
