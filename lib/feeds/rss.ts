import { type Feed, type FeedItem, rfc822, rfc3339, updatedOn } from './feed.ts';
import { empty, text, type Xml, xmlDocument } from './xml.ts';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
};

const item = ({ id, title, url, date, updated, summary, html, tags }: FeedItem): Xml => ({
  name: 'item',
  children: [
    text('title', title),
    text('link', url),
    text('guid', id, { isPermaLink: 'false' }),
    text('pubDate', rfc822(date)),
    // RSS has no word for it; that of Atom is read by the same readers.
    ...(updated ? [text('atom:updated', rfc3339(updated))] : []),
    text('description', summary),
    text('content:encoded', html),
    ...tags.map((tag) => text('category', tag)),
  ],
});

/** The feed as RSS 2.0; `self` is its own absolute address. */
export function rss(feed: Feed, self: string): string {
  const updated = updatedOn(feed);
  const channel: Xml = {
    name: 'channel',
    children: [
      text('title', feed.title),
      text('link', feed.home),
      text('description', feed.description),
      text('language', feed.locale),
      ...(updated ? [text('lastBuildDate', rfc822(updated))] : []),
      empty('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
      ...feed.items.map(item),
    ],
  };
  return xmlDocument({ name: 'rss', attributes: { version: '2.0', ...NAMESPACES }, children: [channel] });
}
