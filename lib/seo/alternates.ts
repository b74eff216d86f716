/** Other forms of the site's texts that every head names: feeds, and each page as Markdown. Pure. */
import { FEED_FORMATS, FEED_LISTS, type FeedFormat, type FeedList, feedPath } from '../feeds/paths.ts';
import { type Locale, otherLocale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';
import { markdownPath } from '../markdown-path.ts';
import { fileAddress } from './addresses.ts';

/** The name of a feed by the list it follows: お知らせ, ブログ. */
export type FeedNames = Record<FeedList, string>;

type Descriptor = { url: string; title: string };

/**
 * What a head names besides the other language, by media type: the feeds of news and blog, the page's own
 * language first, and the page as Markdown. `names` are the feeds' names in each language.
 */
export function alternateTypes(
  siteUrl: string,
  locale: Locale,
  path: string,
  names: Record<Locale, FeedNames>,
): Record<string, Descriptor[]> {
  const feedsOf = (language: Locale, format: FeedFormat): Descriptor[] =>
    FEED_LISTS.map((list) => ({
      url: fileAddress(siteUrl, localizedPath(language, feedPath(list, format))),
      title: names[language][list],
    }));
  const feeds = Object.entries(FEED_FORMATS).map(([format, { type }]): [string, Descriptor[]] => [
    type,
    [locale, otherLocale(locale)].flatMap((language) => feedsOf(language, format as FeedFormat)),
  ]);
  const markdown = {
    url: fileAddress(siteUrl, markdownPath(localizedPath(locale, path))),
    title: 'Markdown',
  };
  return { ...Object.fromEntries(feeds), 'text/markdown': [markdown] };
}
