import { buildDate } from '../content/publication.ts';
import { changedOn, type Feed, type FeedItem, rfc3339, updatedOn } from './feed.ts';
import { empty, text, type Xml, xmlDocument } from './xml.ts';

const entry = (item: FeedItem, locale: string): Xml => ({
  name: 'entry',
  children: [
    text('title', item.title),
    text('id', item.id),
    empty('link', { rel: 'alternate', type: 'text/html', hreflang: locale, href: item.url }),
    text('published', rfc3339(item.date)),
    text('updated', rfc3339(changedOn(item))),
    text('summary', item.summary),
    text('content', item.html, { type: 'html' }),
    ...item.tags.map((tag) => empty('category', { term: tag })),
  ],
});

/** The feed as Atom 1.0 (RFC 4287); `self` is its own absolute address, which is its id, too. */
export const atom = (feed: Feed, self: string): string =>
  xmlDocument({
    name: 'feed',
    attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.locale },
    children: [
      text('title', feed.title),
      text('subtitle', feed.description),
      text('id', self),
      empty('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      empty('link', { rel: 'alternate', type: 'text/html', hreflang: feed.locale, href: feed.home }),
      // No feed goes without.
      text('updated', rfc3339(updatedOn(feed) ?? buildDate())),
      { name: 'author', children: [text('name', feed.author)] },
      ...feed.items.map((item) => entry(item, feed.locale)),
    ],
  });
