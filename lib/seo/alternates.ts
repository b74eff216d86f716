/** Other forms of the site's texts that every head names: feeds, and each page as Markdown. Pure. */
import { type Locale, otherLocale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';
import { ROUTES } from '../routes.ts';
import { fileAddress } from './addresses.ts';

export type HeadLinks = 'feeds' | 'markdown';

/** What heads name. A kind belongs here once the build makes its files: the crawl fails on a link to nothing. */
export const HEAD_LINKS: readonly HeadLinks[] = [];

const FEEDS = [
  { type: 'application/rss+xml', file: 'rss.xml' },
  { type: 'application/atom+xml', file: 'atom.xml' },
  { type: 'application/feed+json', file: 'feed.json' },
] as const;
const FEED_PATHS = [ROUTES.news, ROUTES.blog] as const;

/** The name of a feed by the list it follows: お知らせ, ブログ. */
export type FeedNames = Record<(typeof FEED_PATHS)[number], string>;

type Descriptor = { url: string; title: string };

/** The path of a page as Markdown: `/about.md`; the homes are `/index.md` and `/en/index.md`. */
export function markdownPath(locale: Locale, path: string): string {
  const page = localizedPath(locale, path);
  return path === ROUTES.home ? `${page === '/' ? '' : page}/index.md` : `${page}.md`;
}

/**
 * What a head names besides the other language, by media type: the feeds of news and blog, the page's own
 * language first, and the page as Markdown. `names` are the feeds' names in each language.
 */
export function alternateTypes(
  siteUrl: string,
  locale: Locale,
  path: string,
  names: Record<Locale, FeedNames>,
  links: readonly HeadLinks[] = HEAD_LINKS,
): Record<string, Descriptor[]> {
  const feedsOf = (language: Locale, file: string) =>
    FEED_PATHS.map((list) => ({
      url: fileAddress(siteUrl, `${localizedPath(language, list)}/${file}`),
      title: names[language][list],
    }));
  const feeds = FEEDS.map(({ type, file }) => [
    type,
    [locale, otherLocale(locale)].flatMap((language) => feedsOf(language, file)),
  ]);
  return {
    ...(links.includes('feeds') && Object.fromEntries(feeds)),
    ...(links.includes('markdown') && {
      'text/markdown': [{ url: fileAddress(siteUrl, markdownPath(locale, path)), title: 'Markdown' }],
    }),
  };
}
