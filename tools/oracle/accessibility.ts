import type { Browser } from '@playwright/test';
import { isSame, type Sides } from './pages.ts';
import { asFindings, lineDifferences } from './texts.ts';

/** The page as assistive technology meets it: roles, names, states. */
async function treeOf(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    return await page.locator('body').ariaSnapshot();
  } finally {
    await page.close();
  }
}

/** Where the accessibility trees of two exports differ. */
export async function compareAccessibility(sides: Sides): Promise<string[]> {
  const findings: string[] = [];
  for (const path of sides.pages) {
    if (isSame(sides, path)) continue;
    const [before, after] = await Promise.all(
      [sides.before, sides.after].map(({ url }) => treeOf(sides.browser, url + path)),
    );
    findings.push(...asFindings(path, 'accessibility tree', lineDifferences(before ?? '', after ?? '')));
  }
  return findings;
}
