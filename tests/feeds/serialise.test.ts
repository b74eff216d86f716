import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { atom } from '../../lib/feeds/atom';
import { type Feed, type FeedItem, rfc822, rfc3339, updatedOn } from '../../lib/feeds/feed';
import { jsonFeed } from '../../lib/feeds/json-feed';
import { rss } from '../../lib/feeds/rss';
import { anyText } from '../helpers/any-text';

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
});

describe('a feed', () => {
  it('is as new as its newest item, whatever their order', () => {
    const items = [item({ date: '2024-01-31' }), item()];
    expect([items, items.toReversed()].map((each) => updatedOn(feed(each)))).toEqual(
      Array(2).fill(item().date),
    );
  });

  it('is as new as the last change of an item', () => {
    const items = [item(), item({ date: '2024-01-31', updated: '2025-05-01' })];
    expect(updatedOn(feed(items))).toBe('2025-05-01');
    expect(atom(feed(items), SELF)).toContain('  <updated>2025-05-01T00:00:00+09:00</updated>\n  <author>');
    expect(rss(feed(items), SELF)).toContain(
      '<lastBuildDate>Thu, 01 May 2025 00:00:00 +0900</lastBuildDate>',
    );
  });

  it.each(['rss', 'atom', 'jsonFeed'] as const)('as %s tells the day on which an item changed', (name) => {
    const written = (updated?: string) => {
      const text = WRITERS[name](feed([item({ updated })]), SELF);
      const day = '2025-05-01T00:00:00+09:00';
      return {
        rss: text.includes(`<atom:updated>${day}</atom:updated>`),
        atom: text.includes(`<published>${rfc3339(item().date)}</published>\n    <updated>${day}</updated>`),
        jsonFeed: text.includes(`"date_modified": "${day}"`),
      }[name];
    };
    expect([written('2025-05-01'), written()]).toEqual([true, false]);
  });

  it('without items is one still: as old as the list in any language, without a day where there is none', () => {
    const since = (changed: string | undefined) => ({ ...feed([]), changed });
    const dated = since('2025-04-21');
    expect(XMLValidator.validate(rss(dated, SELF))).toBe(true);
    expect(rss(dated, SELF)).toContain('<lastBuildDate>Mon, 21 Apr 2025 00:00:00 +0900</lastBuildDate>');
    expect(atom(dated, SELF)).toContain('<updated>2025-04-21T00:00:00+09:00</updated>');
    expect(JSON.parse(jsonFeed(dated, SELF))).toMatchObject({ items: [] });
    expect(rss(since(undefined), SELF)).not.toContain('lastBuildDate');
  });

  it('as Atom, which wants a day, has that of the build where no entry has one', () => {
    jest.replaceProperty(process, 'env', { ...process.env, BUILD_DATE: '2026-11-21' });
    expect(atom(feed([]), SELF)).toContain('<updated>2026-11-21T00:00:00+09:00</updated>');
    jest.restoreAllMocks();
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
