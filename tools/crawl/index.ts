/** All rules of the crawl. */
import { links } from './links.ts';
import { manifests, sharedLinks } from './pictures.ts';
import { alternates, basics, canonical, languages, notFound, unique } from './rules.ts';
import type { CrawledSite } from './site.ts';
import { inventory, robots, sitemap } from './sitemap.ts';

export { crawlSite } from './site.ts';

/** Every problem of the built site, by the rule that found it; `expected` are the language-neutral paths of its pages. */
export async function crawlProblems(
  site: CrawledSite,
  expected: readonly string[],
): Promise<Record<string, string[]>> {
  return {
    basics: basics(site),
    unique: unique(site),
    canonical: canonical(site),
    languages: languages(site),
    alternates: alternates(site),
    notFound: notFound(site),
    links: links(site),
    sitemap: sitemap(site),
    robots: robots(site),
    inventory: inventory(site, expected),
    sharedLinks: await sharedLinks(site),
    manifests: await manifests(site),
  };
}
