/** Writes the feeds (docs/guides/machines.md): news and blog, in both languages, as RSS, Atom and JSON Feed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blogFeed, type FeedContext, newsFeed } from '../../app/feeds.ts';
import { sourceOf } from '../../lib/content/source.ts';
import { atom } from '../../lib/feeds/atom.ts';
import type { Feed } from '../../lib/feeds/feed.ts';
import { jsonFeed } from '../../lib/feeds/json-feed.ts';
import { FEED_FORMATS, FEED_LISTS, type FeedFormat, type FeedList, feedPath } from '../../lib/feeds/paths.ts';
import { rss } from '../../lib/feeds/rss.ts';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { localizedPath } from '../../lib/i18n/paths.ts';
import { findImage, type ImageManifest } from '../../lib/images/manifest.ts';
import { builtContent } from '../content.ts';
import { encode } from './files.ts';
import type { Export } from './types.ts';

const MAKE: Record<FeedList, (context: FeedContext) => Feed> = { news: newsFeed, blog: blogFeed };
const WRITE: Record<FeedFormat, (feed: Feed, self: string) => string> = { rss, atom, json: jsonFeed };

/** Adds the feeds to the export. @throws Error if a picture is missing. */
export function addFeeds({ files, generated }: Pick<Export, 'files' | 'generated'>): void {
  const pictures: ImageManifest = JSON.parse(readFileSync(join(generated, 'images.json'), 'utf8'));
  const picture = (key: string) => findImage(pictures, key);
  for (const locale of LOCALES) {
    const context = { ...sourceOf(builtContent(), locale), picture };
    for (const list of FEED_LISTS) {
      const feed = MAKE[list](context);
      for (const format of Object.keys(FEED_FORMATS) as FeedFormat[]) {
        const path = localizedPath(locale, feedPath(list, format));
        files.set(path.slice(1), encode(WRITE[format](feed, new URL(path, context.site.siteUrl).href)));
      }
    }
  }
}
