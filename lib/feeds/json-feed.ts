import { type Feed, type FeedItem, rfc3339 } from './feed.ts';

const item = ({ id, title, url, date, updated, summary, html, tags, image }: FeedItem) => ({
  id,
  url,
  title,
  summary,
  content_html: html,
  ...(image ? { image } : {}),
  date_published: rfc3339(date),
  ...(updated ? { date_modified: rfc3339(updated) } : {}),
  tags,
});

/** The feed as JSON Feed 1.1; `self` is its own absolute address. */
export const jsonFeed = (feed: Feed, self: string): string =>
  `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      description: feed.description,
      home_page_url: feed.home,
      feed_url: self,
      language: feed.locale,
      authors: [{ name: feed.author, url: feed.home }],
      items: feed.items.map(item),
    },
    null,
    2,
  )}\n`;
