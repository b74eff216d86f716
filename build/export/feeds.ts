/** Writes the feeds (docs/decisions/0023): news and blog, in both languages, as RSS, Atom and JSON Feed. */

import { blogFeed, type FeedContext, newsFeed } from '../../app/feeds.ts';
import { sourceOf } from '../../lib/content/source.ts';
import { atom } from '../../lib/feeds/atom.ts';
import type { Feed } from '../../lib/feeds/feed.ts';
import { jsonFeed } from '../../lib/feeds/json-feed.ts';
import { FEED_FORMATS, FEED_LISTS, type FeedFormat, type FeedList, feedPath } from '../../lib/feeds/paths.ts';
import { rss } from '../../lib/feeds/rss.ts';
import { LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { wordsOf } from '../../lib/words.ts';
import { builtContent } from '../content.ts';
import { encode } from './files.ts';
import { pictureIn } from './pictures.ts';
import type { ExportContext, Files, Stage } from './types.ts';

const MAKE: Record<FeedList, (context: FeedContext) => Feed> = { news: newsFeed, blog: blogFeed };
const WRITE: Record<FeedFormat, (feed: Feed, self: string) => string> = { rss, atom, json: jsonFeed };

/** The feed files of one language: path below `out/` and content. */
function feedFiles(context: FeedContext, locale: Locale): [path: string, text: string][] {
  return FEED_LISTS.flatMap((list) => {
    const feed = MAKE[list](context);
    return (Object.keys(FEED_FORMATS) as FeedFormat[]).map((format): [string, string] => {
      const path = localizedPath(locale, feedPath(list, format));
      return [path.slice(1), WRITE[format](feed, new URL(path, context.site.siteUrl).href)];
    });
  });
}

/** Adds the feeds to the export. @throws Error if a list is empty or a picture is missing. */
function addFeeds(files: Files, { generated }: Pick<ExportContext, 'generated'>): Files {
  const added = LOCALES.flatMap((locale) => {
    const source = sourceOf(builtContent(), locale);
    return feedFiles({ ...source, words: wordsOf(locale), picture: pictureIn(generated) }, locale);
  });
  return new Map([...files, ...added.map(([path, text]): [string, Uint8Array] => [path, encode(text)])]);
}

export const stage: Stage = { name: 'feeds', run: addFeeds };
