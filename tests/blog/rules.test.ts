import fc from 'fast-check';
import { archiveOf, newest } from '@/lib/blog/archive';
import { filterPosts } from '@/lib/blog/filter';
import { readingMinutes } from '@/lib/blog/reading-time';
import { relatedPosts } from '@/lib/blog/related';
import { BLOG_TAGS, cardTags, tagCounts } from '@/lib/blog/tags';
import { matches } from '@/lib/listing/normalise';
import en from '@/messages/en.json';
import ja from '@/messages/ja.json';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' \n');

describe('reading time', () => {
  it.each([
    ['one word', 'en', 'word', 1],
    ['200 words', 'en', words(200), 1],
    ['201 words', 'en', words(201), 2],
    ['600 words with space around', 'en', `  ${words(600)}\n\n`, 3],
    ['500 characters without spaces', 'ja', '字'.repeat(500), 1],
    ['501 characters', 'ja', '字'.repeat(501), 2],
    ['500 characters on many lines', 'ja', '字\n'.repeat(500), 1],
    ['500 characters outside the first plane', 'ja', '𠮷'.repeat(500), 1],
    ['nothing', 'ja', ' ', 1],
  ] as const)('of %s (%s)', (_what, locale, text, minutes) => {
    expect(readingMinutes(text, locale)).toBe(minutes);
  });

  it('never falls when text is added', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom('ja', 'en'),
        (a, b, locale) => readingMinutes(`${a} ${b}`, locale) >= readingMinutes(a, locale),
      ),
    );
  });
});

const tag = fc.constantFrom('react', 'blog', 'arms', '__proto__');
const post = fc.record({
  slug: fc.uuid(),
  date: fc
    .tuple(
      fc.integer({ min: 2023, max: 2026 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, month, day]) => [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')),
  title: fc.string({ maxLength: 12 }),
  summary: fc.string({ maxLength: 20 }),
  tags: fc.uniqueArray(tag).map((ids) => ids.map((id) => ({ id, name: id.toUpperCase() }))),
});
const posts = fc.array(post, { maxLength: 20 });

describe('the archive', () => {
  const dated = (...dates: string[]) => dates.map((date) => ({ date }));

  it('groups by year and month, newest first', () => {
    expect(archiveOf(dated('2024-12-01', '2025-04-19', '2025-10-02', '2025-04-20'))).toEqual([
      {
        year: '2025',
        months: [
          { month: '2025-10', posts: dated('2025-10-02') },
          { month: '2025-04', posts: dated('2025-04-20', '2025-04-19') },
        ],
      },
      { year: '2024', months: [{ month: '2024-12', posts: dated('2024-12-01') }] },
    ]);
  });

  it('is empty without posts', () => expect(archiveOf([])).toEqual([]));

  it('holds every post once, in falling order, each in its month', () => {
    fc.assert(
      fc.property(posts, (all) => {
        const months = archiveOf(all).flatMap((year) => year.months);
        const inside = months.flatMap((month) => month.posts);
        expect(new Set(inside)).toEqual(new Set(all));
        expect(inside).toHaveLength(all.length);
        expect(inside.map(({ date }) => date)).toEqual(
          all
            .map(({ date }) => date)
            .sort()
            .reverse(),
        );
        for (const { month, posts: found } of months)
          for (const { date } of found) expect(date.startsWith(month)).toBe(true);
      }),
    );
  });

  it('the newest are three, whatever the order they come in', () => {
    const three = newest(dated('2025-01-01', '2025-09-01', '2024-01-01', '2025-05-01'));
    expect(three).toEqual(dated('2025-09-01', '2025-05-01', '2025-01-01'));
    expect(newest(dated('2025-01-01'))).toHaveLength(1);
  });
});

describe('filtering posts', () => {
  const all = [
    { title: 'Reading an arm', summary: 'Payload and reach', tags: [{ id: 'arms', name: 'ロボットアーム' }] },
    { title: 'この サイト', summary: 'Reactで書く', tags: [{ id: 'react', name: 'React' }] },
    { title: 'Labware', summary: 'For an ARM', tags: [] },
  ];

  it.each([
    ['', undefined, [0, 1, 2]],
    ['arm', undefined, [0, 2]],
    ['ARM', 'arms', [0]],
    ['ﾛﾎﾞｯﾄ', undefined, [0]],
    ['payload', undefined, [0]],
    ['arm', 'react', []],
    ['', 'react', [1]],
    ['', 'unknown', []],
    ['<img>', undefined, []],
  ])('by %j and tag %j leaves posts %j', (query, chosen, places) => {
    expect(filterPosts(all, { query, tag: chosen })).toEqual(places.map((place) => all[place]));
  });

  it('by both is the intersection of both', () => {
    fc.assert(
      fc.property(posts, fc.string({ maxLength: 2 }), tag, (found, query, id) => {
        const byTag = filterPosts(found, { query: '', tag: id });
        const byQuery = filterPosts(found, { query });
        expect(filterPosts(found, { query, tag: id })).toEqual(
          byTag.filter((item) => byQuery.includes(item)),
        );
      }),
    );
  });

  it('never adds a post, keeps the order, and finds what it should', () => {
    fc.assert(
      fc.property(posts, fc.string({ maxLength: 2 }), (found, query) => {
        const expected = found.filter(({ title, summary, tags }) =>
          matches(query, [title, summary, ...tags.map(({ name }) => name)]),
        );
        expect(filterPosts(found, { query })).toEqual(expected);
      }),
    );
  });
});

describe('tags', () => {
  it('are counted, the most used first', () => {
    const counted = tagCounts([{ tags: ['a', 'b'] }, { tags: ['b'] }, { tags: ['c', 'c'] }]);
    expect(counted).toEqual([
      { id: 'b', count: 2 },
      { id: 'a', count: 1 },
      { id: 'c', count: 1 },
    ]);
  });

  it('each leads to as many posts as its count says', () => {
    fc.assert(
      fc.property(posts, (all) => {
        for (const { id, count } of tagCounts(all.map(({ tags }) => ({ tags: tags.map((t) => t.id) }))))
          expect(filterPosts(all, { query: '', tag: id })).toHaveLength(count);
      }),
    );
  });

  it.each([
    [0, 0, 0],
    [3, 3, 0],
    [4, 3, 1],
    [7, 3, 4],
  ])('of %i, a card shows %i and leaves out %i', (total, shown, more) => {
    const card = cardTags(Array.from({ length: total }, (_, index) => index));
    expect([card.shown.length, card.more]).toEqual([shown, more]);
  });

  it('have a name in both languages', () => {
    for (const names of [ja.blog.tag, en.blog.tag])
      expect(Object.keys(names).sort()).toEqual([...BLOG_TAGS].sort());
  });
});

describe('what to read next', () => {
  const made = (slug: string, date: string, ...ids: string[]) => ({
    slug,
    date,
    tags: ids.map((id) => ({ id })),
  });

  it('shares most tags, the newest of equals first, and is never the post itself', () => {
    const own = made('own', '2025-05-05', 'x', 'y');
    const others = [
      made('none', '2025-09-01'),
      made('old', '2025-01-01', 'x'),
      made('both', '2024-01-01', 'y', 'x'),
      made('new', '2025-02-01', 'y'),
    ];
    const slugs = relatedPosts(own, [own, ...others]).map(({ slug }) => slug);
    expect(slugs).toEqual(['both', 'new', 'old']);
  });
});
