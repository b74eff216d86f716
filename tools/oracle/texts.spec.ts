import { expect, test } from '@playwright/test';
import { readAsked, snapshotName } from './asked.ts';
import { TEXTS } from './texts.ts';

const { pages, root } = readAsked();

for (const path of pages)
  test(`${path} has the same head, Markdown file, graph and accessibility tree`, async ({ page }) => {
    for (const [what, read] of Object.entries(TEXTS))
      expect.soft(read(root, path)).toMatchSnapshot(snapshotName(path, `.${what}.txt`));
    await page.goto(path);
    // Whole: Playwright's own comparison of trees lets them have more than their snapshot.
    const tree = await page.locator('body').ariaSnapshot();
    expect.soft(tree).toMatchSnapshot(snapshotName(path, '.tree.txt'));
  });
