/** What must hold of the sitemap, robots.txt and the inventory of pages. */

import { textOf } from '../../build/export/files.ts';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { isIndexable } from './page.ts';
import type { Rule } from './rules.ts';
import { absolute, type CrawledSite } from './site.ts';

const same = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, readonly string[]>) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key)?.[0] === value);

/** Every address exists, is listed once and carries the page's languages; every page that may be listed is in it. */
export const sitemap: Rule = (site) => {
  const problems: string[] = [];
  const listed = new Set<string>();
  for (const { url, lastModified, languages } of site.sitemap) {
    const page = site.pages.find(({ path }) => absolute(site, path) === url);
    if (listed.has(url)) problems.push(`sitemap.xml: lists ${url} twice`);
    listed.add(url);
    if (!page) problems.push(`sitemap.xml: lists ${url}, which does not exist`);
    else if (!isIndexable(page)) problems.push(`sitemap.xml: lists ${url}, which is not to be listed`);
    else if (!same(languages, page.languages))
      problems.push(`sitemap.xml: ${url} has other languages than the page`);
    if (lastModified !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(lastModified))
      problems.push(`sitemap.xml: ${url} changed on "${lastModified}", which is no day`);
  }
  const missing = site.pages.filter((page) => isIndexable(page) && !listed.has(absolute(site, page.path)));
  return [...problems, ...missing.map(({ path }) => `${path}: is not in sitemap.xml`)];
};

/** robots.txt names the sitemap and closes nothing. */
export const robots: Rule = (site) => {
  const text = textOf(site.files, 'robots.txt');
  const named = absolute(site, '/sitemap.xml');
  return [
    ...(text.includes(`\nSitemap: ${named}\n`) ? [] : [`robots.txt: does not name ${named}`]),
    ...(/^Disallow: *\S/im.test(text) ? ['robots.txt: closes a part of the site'] : []),
  ];
};

/** The pages that were built are those of the inventory (language-neutral paths), in each language. */
export function inventory(site: CrawledSite, expected: readonly string[]): string[] {
  const wanted = new Set(expected.flatMap((path) => LOCALES.map((locale) => localizedPath(locale, path))));
  const built = new Set(site.pages.filter(({ isNotFound }) => !isNotFound).map(({ path }) => path));
  return [
    ...[...wanted].filter((path) => !built.has(path)).map((path) => `${path}: was not built`),
    ...[...built]
      .filter((path) => !wanted.has(path))
      .map((path) => `${path}: has no row in app/inventory/site-pages.ts`),
  ];
}
