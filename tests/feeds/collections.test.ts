import { blogFeed, newsFeed } from '../../app/feeds';
import { type Feed, updatedOn } from '../../lib/feeds/feed';
import { LOCALES } from '../../lib/i18n/locales';
import { contextOf, SITE } from '../seo/context';

const MAKERS = { news: newsFeed, blog: blogFeed };
const FEEDS = LOCALES.flatMap((locale) => (['news', 'blog'] as const).map((name) => ({ name, locale })));

describe.each(FEEDS)('the feed of $name in $locale', ({ name, locale }) => {
  const context = contextOf(locale, '/');
  const entries = context.list(name).filter(({ original }) => !original);
  // Made in a test, not while the tests are collected: else no fault in it would be any test's (Stryker).
  let feed: Feed;
  beforeEach(() => {
    feed = MAKERS[name](context);
  });

  it('has every entry of the collection, newest first', () => {
    const found = feed.items.map(({ date, title }) => ({ date, title }));
    expect(found).toEqual(entries.map(({ data: { date, title } }) => ({ date, title })));
    expect(found.map(({ date }) => date)).toEqual(
      found
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
  });

  it('tells when an entry last changed', () => {
    const changed = entries.map((entry) => ({ ...entry, data: { ...entry.data, updated: '2030-01-02' } }));
    const { items } = MAKERS[name]({ ...context, list: (() => changed) as never });
    expect(new Set(items.map(({ updated }) => updated))).toEqual(new Set(['2030-01-02']));
  });

  it('has no item where every entry waits for its translation, and is as old as the newest of them', () => {
    const waiting = entries.map((entry) => ({ ...entry, original: locale === 'ja' ? 'en' : 'ja' }));
    const made = MAKERS[name]({ ...context, list: (() => waiting) as never });
    expect(made.items).toEqual([]);
    expect(updatedOn(made)).toBe(updatedOn(feed));
  });

  it('carries the whole text, with absolute addresses, and needs no style and no script of the site', () => {
    for (const { html, summary } of feed.items) {
      const found = [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
      expect(found.filter((address) => !/^(?:https|mailto):/.test(address ?? ''))).toEqual([]);
      expect(html).toContain('<p>');
      expect(html).not.toMatch(/ (?:class|style|id|role|data-[a-z-]+)=|<script|<wbr/);
      expect(html.length).toBeGreaterThan(summary.length);
    }
  });

  it('leaves no place of a template unfilled', () => {
    for (const { html, title, summary, tags } of feed.items) {
      // Code may hold braces.
      const text = html.replace(/<code>.*?<\/code>/gs, '');
      expect([feed.title, feed.description, title, summary, text, ...tags].join(' ')).not.toMatch(/\{\w*\}/);
    }
  });

  it('gives each item an id of its own that names host and language, and the same day', () => {
    const found = feed.items.map(({ id }) => id);
    expect(new Set(found).size).toBe(found.length);
    const way = feed.locale === 'en' ? '/en/' : '/(?!en/)';
    for (const { id } of feed.items)
      expect(id).toMatch(new RegExp(`^tag:${new URL(SITE.siteUrl).host},${SITE.company.founded}:${way}`));
  });
});
