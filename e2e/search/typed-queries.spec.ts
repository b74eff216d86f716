import { expect, test } from '@playwright/test';
import { EN, JA } from '../../tests/search-queries';

/** A browser takes part in the search: it normalises and splits text, so the table is typed in each engine. */
for (const [path, table] of [
  ['/search', JA],
  ['/en/search', EN],
] as const)
  test(`${path}: every query of the table, typed, finds its page first`, { tag: '@engines-full' }, async ({
    page,
  }) => {
    await page.goto(path);
    const field = page.getByRole('searchbox');
    const first = page.locator('[data-search-page] [data-search-results] li a').first();
    for (const [query, expected] of table) {
      await field.fill(query);
      const section = expected.includes('#') ? '' : '(#.*)?';
      await expect(page).toHaveURL(`${path}?${new URLSearchParams({ q: query.replace(/\u3000/g, ' ') })}`);
      await expect.soft(first, query).toHaveAttribute('href', new RegExp(`^${expected}${section}$`));
    }
  });
