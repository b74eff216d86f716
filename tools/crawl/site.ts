/** The built site as a search engine meets it. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { pathsEnding, textOf } from '../../build/export/files.ts';
import type { Files } from '../../build/export/types.ts';
import { type CrawledPage, crawlPage } from './page.ts';

export type SitemapEntry = {
  url: string;
  lastModified: string | undefined;
  languages: ReadonlyMap<string, string>;
};

export type CrawledSite = {
  /** Without a trailing slash. */
  siteUrl: string;
  files: Files;
  pages: readonly CrawledPage[];
  sitemap: readonly SitemapEntry[];
};

const SITEMAP = 'sitemap.xml';
const LISTS = new Set(['url', 'xhtml:link']);
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => LISTS.has(name),
  parseTagValue: false,
});

type XmlUrl = { loc?: string; lastmod?: string; 'xhtml:link'?: { '@_hreflang': string; '@_href': string }[] };

/** @throws Error if the sitemap is missing or not well-formed. */
function readSitemap(files: Files): SitemapEntry[] {
  const xml = textOf(files, SITEMAP);
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`${SITEMAP}:${valid.err.line}: ${valid.err.msg}`);
  const { urlset } = parser.parse(xml) as { urlset?: { url?: XmlUrl[] } };
  return (urlset?.url ?? []).map(({ loc = '', lastmod, 'xhtml:link': links = [] }) => ({
    url: loc,
    lastModified: lastmod,
    languages: new Map(links.map((link) => [link['@_hreflang'], link['@_href']])),
  }));
}

/** Reads the finished export. @throws Error naming the file that cannot be read. */
export const crawlSite = (files: Files, siteUrl: string): CrawledSite => ({
  ...{ siteUrl, files },
  pages: pathsEnding(files, '.html').map((file) => crawlPage(files, file)),
  sitemap: readSitemap(files),
});

/** The absolute address of a page or file of the site, from its path: `/` for the home. */
export const absolute = ({ siteUrl }: CrawledSite, path: string): string => new URL(path, siteUrl).href;

/** The path below `out/` of an absolute address of the site; undefined if it is of another host. */
export function fileOf({ siteUrl }: CrawledSite, address: string): string | undefined {
  const url = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : undefined;
  if (url?.origin !== new URL(siteUrl).origin) return undefined;
  return decodeURIComponent(url.pathname).slice(1);
}
