/** Where the links of a page lead. */
import type { CrawledPage } from './page.ts';
import type { Rule } from './rules.ts';
import { type CrawledSite, fileOf } from './site.ts';

const ELSEWHERE = /^(?:https?|mailto|tel):/;

/** What is wrong with a link of a page, or undefined. */
function broken(page: CrawledPage, href: string, site: CrawledSite): string | undefined {
  if (ELSEWHERE.test(href)) return undefined;
  const { pathname, hash } = new URL(href, new URL(page.path, site.siteUrl));
  const target = site.pages.find(({ path }) => path === decodeURIComponent(pathname));
  if (!target) return site.files.has(fileOf(site, pathname) ?? '') ? undefined : 'which does not exist';
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || target.ids.has(id) ? undefined : 'which has no such id';
}

/** No link and no fragment of it leads nowhere. */
export const links: Rule = (site) =>
  site.pages.flatMap((page) =>
    [...new Set(page.links)].flatMap((href) => {
      const fault = broken(page, href, site);
      return fault === undefined ? [] : [`${page.path}: links to ${href}, ${fault}`];
    }),
  );
