import { blogFeed, newsFeed } from '../../lib/feeds/collections';
import type { Feed } from '../../lib/feeds/feed';
import { LOCALES } from '../../lib/i18n/locales';
import { contextOf, SITE } from '../seo/context';

const FEEDS = LOCALES.flatMap((locale) => [
  {
    name: `news ${locale}`,
    feedOf: () => newsFeed(contextOf(locale, '/')),
    ids: contextOf(locale, '/').list('news'),
  },
  {
    name: `blog ${locale}`,
    feedOf: () => blogFeed(contextOf(locale, '/')),
    ids: contextOf(locale, '/').list('blog'),
  },
]);

describe.each(FEEDS)('the feed of $name', ({ feedOf, ids }) => {
  let feed: Feed;
  beforeEach(() => {
    feed = feedOf();
  });

  it('has every entry of the collection, newest first', () => {
    expect(feed.items.map(({ date }) => date)).toEqual(ids.map(({ data }) => data.date));
    expect(feed.items.map(({ title }) => title)).toEqual(ids.map(({ data }) => data.title));
    const dates = feed.items.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('carries the whole text, with absolute addresses only', () => {
    for (const { html } of feed.items) {
      const found = [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
      expect(found.filter((address) => !/^(?:https|mailto):/.test(address ?? ''))).toEqual([]);
      expect(html).toContain('<p>');
    }
    const longest = Math.max(...feed.items.map(({ html, summary }) => html.length - summary.length));
    expect(longest).toBeGreaterThan(200);
  });

  it('needs no style and no script of the site', () => {
    for (const { html } of feed.items)
      expect(html).not.toMatch(/ (?:class|style|id|role|data-[a-z-]+)=|<script|<wbr/);
  });

  it('gives each item an id of its own that names host and day', () => {
    const found = feed.items.map(({ id }) => id);
    expect(new Set(found).size).toBe(found.length);
    const host = new URL(SITE.siteUrl).host;
    for (const { id, date } of feed.items) expect(id).toMatch(new RegExp(`^tag:${host},${date}:/`));
  });

  it('bears the name of the site', () => {
    expect(feed.title).toContain(SITE.company.name[feed.locale]);
  });
});

it('the ids of the two languages differ', () => {
  const [ja, en] = LOCALES.map((locale) => newsFeed(contextOf(locale, '/')).items.map(({ id }) => id));
  expect(ja?.filter((id) => en?.includes(id))).toEqual([]);
});
