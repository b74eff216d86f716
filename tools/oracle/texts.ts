import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff } from 'node:util';
import type { Browser } from '@playwright/test';
import { changedPages, htmlOf, type Sides } from './pages.ts';

/** More lines than this of one page help nobody. */
const MOST_LINES = 12;

/** What differs between two texts, line by line, `-` before and `+` after; nothing if they are the same. */
function lineDifferences(before: string, after: string): string[] {
  if (before === after) return [];
  const lines = (text: string) => text.split('\n');
  const changed = diff(lines(after), lines(before)).filter(([kind]) => kind !== 0);
  // Node says what it would take to come from the second to the first.
  return changed.map(([kind, line]) => `${kind === 1 ? '+' : '-'} ${line.trim()}`);
}

/** The differences as findings: a line that names page and kind, the first lines below it. */
function asFindings(page: string, what: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > MOST_LINES ? [`    … and ${lines.length - MOST_LINES} more`] : [];
  return [
    [`${page}: ${what}`, ...lines.slice(0, MOST_LINES).map((line) => `    ${line}`), ...more].join('\n'),
  ];
}

const markdownOf = (root: string, page: string): string => {
  const file = join(root, page === '/' ? 'index.md' : `${page}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** The structured data of a page, a value a line, whatever the order of its keys. */
function graphOf(root: string, page: string): string {
  const scripts = htmlOf(root, page).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const lines: string[] = [];
  const walk = (value: unknown, path: string) => {
    if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value).sort()) walk(inner, `${path}.${key}`);
    else lines.push(`${path.slice(1)} = ${JSON.stringify(value)}`);
  };
  for (const [, json = ''] of scripts) walk(JSON.parse(json), '');
  return lines.sort().join('\n');
}

/** Title, descriptions and links of a page's head; scripts, styles, fonts and the policy are no words. */
function headOf(root: string, page: string): string {
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(htmlOf(root, page)) ?? [];
  const tags = head.match(/<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>/gs) ?? [];
  const isWord = (tag: string) =>
    !/http-equiv|rel="(?:stylesheet|preload|modulepreload|speculationrules)"/.test(tag);
  return tags.filter(isWord).sort().join('\n');
}

const TEXTS = { head: headOf, 'Markdown file': markdownOf, graph: graphOf };

/** Where the words of two exports differ, as files say it. */
export const compareTexts = (before: string, after: string, pages: readonly string[]): string[] =>
  pages.flatMap((page) =>
    Object.entries(TEXTS).flatMap(([what, read]) =>
      asFindings(page, what, lineDifferences(read(before, page), read(after, page))),
    ),
  );

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
  for (const path of changedPages(sides)) {
    const [before, after] = await Promise.all(
      [sides.before, sides.after].map(({ url }) => treeOf(sides.browser, url + path)),
    );
    findings.push(...asFindings(path, 'accessibility tree', lineDifferences(before ?? '', after ?? '')));
  }
  return findings;
}
