/** Where the feeds are; the head, the lists and the export read it. */
export const FEED_LISTS = ['news', 'blog'] as const;
export type FeedList = (typeof FEED_LISTS)[number];

export const FEED_FORMATS = {
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** The language-neutral path of a feed: `/news/rss.xml`. */
export const feedPath = (list: FeedList, format: FeedFormat): string =>
  `/${list}/${FEED_FORMATS[format].file}`;
