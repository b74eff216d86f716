import { atom } from '../../lib/feeds/atom';
import type { Feed } from '../../lib/feeds/feed';
import { jsonFeed } from '../../lib/feeds/json-feed';
import { feedPath } from '../../lib/feeds/paths';
import { rss } from '../../lib/feeds/rss';

const FEED: Feed = {
  locale: 'en',
  title: 'News',
  description: 'What is new',
  author: 'Lab & Co',
  home: 'https://lab.example.com/en/news',
  items: [
    {
      id: 'tag:lab.example.com,2025-04-21:/en/news/a',
      title: 'A "b"',
      url: 'https://lab.example.com/en/news/a',
      date: '2025-04-21',
      summary: 'Short',
      html: '<p>5</p>',
      tags: ['pilot'],
      image: 'https://lab.example.com/a.jpg',
    },
  ],
};
const SELF = 'https://lab.example.com/en/news/self';

/** Each document whole, as its standard wants it: readers are many, and each leans on another part of it. */
describe('a feed with one item is written', () => {
  it('as RSS 2.0', () => {
    expect(rss(FEED, SELF)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>News</title>
    <link>https://lab.example.com/en/news</link>
    <description>What is new</description>
    <language>en</language>
    <lastBuildDate>Mon, 21 Apr 2025 00:00:00 +0900</lastBuildDate>
    <atom:link rel="self" type="application/rss+xml" href="${SELF}"/>
    <item>
      <title>A &quot;b&quot;</title>
      <link>https://lab.example.com/en/news/a</link>
      <guid isPermaLink="false">tag:lab.example.com,2025-04-21:/en/news/a</guid>
      <pubDate>Mon, 21 Apr 2025 00:00:00 +0900</pubDate>
      <description>Short</description>
      <content:encoded>&lt;p&gt;5&lt;/p&gt;</content:encoded>
      <category>pilot</category>
    </item>
  </channel>
</rss>
`);
  });

  it('as Atom 1.0', () => {
    expect(atom(FEED, SELF)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>News</title>
  <subtitle>What is new</subtitle>
  <id>${SELF}</id>
  <link rel="self" type="application/atom+xml" href="${SELF}"/>
  <link rel="alternate" type="text/html" hreflang="en" href="https://lab.example.com/en/news"/>
  <updated>2025-04-21T00:00:00+09:00</updated>
  <author>
    <name>Lab &amp; Co</name>
  </author>
  <entry>
    <title>A &quot;b&quot;</title>
    <id>tag:lab.example.com,2025-04-21:/en/news/a</id>
    <link rel="alternate" type="text/html" hreflang="en" href="https://lab.example.com/en/news/a"/>
    <published>2025-04-21T00:00:00+09:00</published>
    <updated>2025-04-21T00:00:00+09:00</updated>
    <summary>Short</summary>
    <content type="html">&lt;p&gt;5&lt;/p&gt;</content>
    <category term="pilot"/>
  </entry>
</feed>
`);
  });

  it('as JSON Feed 1.1', () => {
    expect(JSON.parse(jsonFeed(FEED, SELF))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'News',
      description: 'What is new',
      home_page_url: FEED.home,
      feed_url: SELF,
      language: 'en',
      authors: [{ name: 'Lab & Co', url: FEED.home }],
      items: [
        {
          id: 'tag:lab.example.com,2025-04-21:/en/news/a',
          url: 'https://lab.example.com/en/news/a',
          title: 'A "b"',
          summary: 'Short',
          content_html: '<p>5</p>',
          image: 'https://lab.example.com/a.jpg',
          date_published: '2025-04-21T00:00:00+09:00',
          tags: ['pilot'],
        },
      ],
    });
  });
});

it.each([
  ['news', 'rss', '/news/rss.xml'],
  ['news', 'atom', '/news/atom.xml'],
  ['blog', 'json', '/blog/feed.json'],
] as const)('%s as %s lies at %s', (list, format, path) => expect(feedPath(list, format)).toBe(path));
