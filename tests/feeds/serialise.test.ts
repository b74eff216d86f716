import { parseFeed } from '@rowanmanning/feed-parser';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { atom } from '../../lib/feeds/atom';
import { rfc822, rfc3339 } from '../../lib/feeds/dates';
import { type Feed, type FeedItem, updatedOn } from '../../lib/feeds/feed';
import { jsonFeed } from '../../lib/feeds/json-feed';
import { rss } from '../../lib/feeds/rss';
import { anyText } from '../helpers/any-text';
import { readJsonFeed } from './json-feed-schema';

const item = (more: Partial<FeedItem> = {}): FeedItem => ({
  id: 'tag:lab.example.com,2025-04-21:/news/a',
  title: 'A & <b>',
  url: 'https://lab.example.com/news/a?x=1&y=2',
  date: '2025-04-21',
  summary: '「要約」 & more',
  html: '<p>5 &lt; 6 ]]&gt; "quoted"</p>',
  tags: ['R&D', '見学会'],
  ...more,
});

const feed = (items: FeedItem[] = [item(), item({ id: 'tag:older', date: '2024-01-31' })]): Feed => ({
  locale: 'ja',
  title: 'お知らせ',
  description: 'D',
  author: '東北 & Co',
  home: 'https://lab.example.com/news',
  items,
});

const SELF = 'https://lab.example.com/news/self';
const WRITERS = { rss, atom, jsonFeed };

describe('a day in Japan', () => {
  it.each([
    ['2025-04-21', 'Mon, 21 Apr 2025 00:00:00 +0900', '2025-04-21T00:00:00+09:00'],
    ['2024-02-29', 'Thu, 29 Feb 2024 00:00:00 +0900', '2024-02-29T00:00:00+09:00'],
    ['2025-01-01', 'Wed, 01 Jan 2025 00:00:00 +0900', '2025-01-01T00:00:00+09:00'],
  ])('%s keeps its name and number in both notations', (day, inRss, inAtom) => {
    expect([rfc822(day), rfc3339(day)]).toEqual([inRss, inAtom]);
  });

  it('is the same moment in both', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(new Date(rfc822(day)).getTime()).toBe(new Date(rfc3339(day)).getTime());
        },
      ),
    );
  });
});

describe('a feed', () => {
  it('is as new as its newest item, whatever their order', () => {
    expect(updatedOn(feed([item({ date: '2024-01-31' }), item()]))).toBe('2025-04-21');
  });

  it('must have items', () => {
    expect(() => updatedOn(feed([]))).toThrow('feed "お知らせ": it has no items');
  });

  it.each(['rss', 'atom'] as const)('as %s is read back by a feed reader', (name) => {
    const read = parseFeed(WRITERS[name](feed(), SELF));
    expect(read.title).toBe('お知らせ');
    expect(read.self).toBe(SELF);
    expect(read.language).toBe('ja');
    expect(read.url).toBe('https://lab.example.com/news');
    expect(read.updated).toEqual(new Date('2025-04-21T00:00:00+09:00'));
    expect(read.items.map(({ id, url, description }) => [id, url, description])).toEqual(
      feed().items.map(({ id, url, summary }) => [id, url, summary]),
    );
    expect(read.items.map(({ published }) => published)).toEqual(
      feed().items.map(({ date }) => new Date(`${date}T00:00:00+09:00`)),
    );
    expect(read.items[0]?.content).toContain('<p>5');
    expect(read.items[0]?.categories.map(({ term }) => term)).toEqual(['R&D', '見学会']);
  });

  it('as JSON Feed holds to version 1.1', () => {
    const { data, problems } = readJsonFeed(jsonFeed(feed(), SELF));
    expect(problems).toEqual([]);
    expect(data).toMatchObject({
      title: 'お知らせ',
      language: 'ja',
      feed_url: SELF,
      authors: [{ name: '東北 & Co' }],
    });
    expect(data.items[0]).toMatchObject({
      id: item().id,
      url: item().url,
      title: item().title,
      content_html: item().html,
      date_published: '2025-04-21T00:00:00+09:00',
      tags: ['R&D', '見学会'],
    });
  });

  it.each(['rss', 'atom'] as const)('as %s is well-formed and keeps every text', (name) => {
    const xml = WRITERS[name](feed(), SELF);
    expect(XMLValidator.validate(xml)).toBe(true);
    const read = new XMLParser({ ignoreAttributes: false }).parse(xml);
    const first = name === 'rss' ? read.rss.channel.item[0] : read.feed.entry[0];
    const content = name === 'rss' ? first['content:encoded'] : first.content['#text'];
    expect([first.title, content]).toEqual(['A & <b>', item().html]);
  });

  it.each(['rss', 'atom', 'jsonFeed'] as const)('as %s is the same whenever it is built', (name) => {
    const writtenIn = (year: number) => {
      jest.useFakeTimers({ now: new Date(`${year}-06-01`) });
      const text = WRITERS[name](feed(), SELF);
      jest.useRealTimers();
      return text;
    };
    expect(writtenIn(2031)).toBe(writtenIn(2042));
  });

  it('stays well-formed XML with any text', () => {
    fc.assert(
      fc.property(anyText(), (title) => {
        const only = feed([item({ title, html: title, summary: title, tags: [title] })]);
        expect(XMLValidator.validate(rss(only, SELF))).toBe(true);
        expect(XMLValidator.validate(atom(only, SELF))).toBe(true);
      }),
    );
  });
});
