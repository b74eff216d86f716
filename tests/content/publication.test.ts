/** Drafts, entries whose day is to come, and entries in one language: what readers get and what authors get. */

import { z } from 'zod';
import { collections } from '@/lib/content/collections';
import { text } from '@/lib/content/fields';
import { loadContent, readContent } from '@/lib/content/load';
import { formatProblem } from '@/lib/content/problems';
import { buildDate, dayInTokyo, isOver, publicationState } from '@/lib/content/publication';
import {
  article,
  copyOfContent,
  definitions,
  EXCERPT,
  type Files,
  readWith,
  WEBP,
  writeContent,
} from './fixture';

const TODAY = '2026-04-01';

describe('on 1 April 2026', () => {
  it.each([
    [{ date: '2026-03-31' }, 'published'],
    [{ date: '2026-04-01' }, 'published'],
    [{ date: '2026-04-02' }, 'scheduled'],
    [{ date: '2026-03-31', draft: true }, 'draft'],
    [{ date: '2026-04-02', draft: true }, 'draft'],
    [{ date: '2026-03-31', draft: false }, 'published'],
    [{ date: '2026-12' }, 'published'],
    [{}, 'published'],
  ])('%j is %s', (data, state) => expect(publicationState(data, TODAY)).toBe(state));
});

describe('what a page is about', () => {
  it.each([
    ['ended the day before', '2026-03-31', true],
    ['lasts until the end of its last day', '2026-04-01', false],
    ['lasts until a day to come', '2026-04-02', false],
    ['without a last day never ends', undefined, false],
  ])('%s', (_how, until, over) => expect(isOver({ until }, TODAY)).toBe(over));
});

describe('today', () => {
  it.each([
    ['2026-03-31T14:59:59Z', '2026-03-31'],
    ['2026-03-31T15:00:00Z', '2026-04-01'],
    ['2026-12-31T15:00:00Z', '2027-01-01'],
  ])('at %s is %s in Tokyo', (moment, day) => expect(dayInTokyo(new Date(moment))).toBe(day));

  it('is what BUILD_DATE says', () => {
    expect(buildDate({ BUILD_DATE: '2026-04-01' }, new Date(0))).toBe('2026-04-01');
    expect(buildDate({}, new Date('2026-03-31T15:00:00Z'))).toBe('2026-04-01');
    expect(buildDate({ BUILD_DATE: '' }, new Date('2026-03-31T15:00:00Z'))).toBe('2026-04-01');
  });

  it.each(['tomorrow', '2026-02-30', '2026-4-1'])('is not "%s"', (BUILD_DATE) => {
    expect(() => buildDate({ BUILD_DATE })).toThrow(new RegExp(`BUILD_DATE: .+${BUILD_DATE}`));
  });
});

/** Far ahead, so that all the real content is out by then, now and in years to come. */
const FAR = '2126-04-01';
const NEXT = '2126-04-02';

describe('of a draft and an article of tomorrow', () => {
  const root = copyOfContent(
    Object.fromEntries(
      (['ja', 'en'] as const).flatMap((locale) => [
        [
          `news/a-draft/index.${locale}.md`,
          article({ title: 'Draft', date: '2126-03-01', draft: 'true', excerpt: `${EXCERPT[locale]}!` }),
        ],
        [`news/tomorrow/index.${locale}.md`, article({ date: NEXT, excerpt: EXCERPT[locale] })],
      ]),
    ),
  );
  it.each<[string, Parameters<typeof loadContent>[1], string[]]>([
    ['a build knows neither', { today: FAR }, []],
    ['a build of the next day knows what has come', { today: NEXT }, ['tomorrow']],
    ['authors know both', { today: FAR, unpublished: true }, ['tomorrow', 'a-draft']],
  ])('%s', (_who, options, known) => {
    const news = loadContent(root, options).collections.news.filter(({ locale }) => locale === 'ja');
    expect(news.length).toBeGreaterThan(known.length);
    const ids = news.map(({ id }) => id).filter((id) => ['tomorrow', 'a-draft'].includes(id));
    expect(ids).toEqual(known);
  });
});

/** The fixture's collections, and the blog as it is. */
const withBlog = {
  ...definitions,
  collections: { ...definitions.collections, blog: collections.blog },
} as typeof definitions;

/** Problems on 1 April 2026. */
const problemsWith = (files: Files, language: 'ja' | 'en' = 'en') =>
  readContent(writeContent(files), withBlog, TODAY).problems.map((problem) =>
    formatProblem(problem, language),
  );
const inBoth = (id: string, changes: Record<string, string>, body?: string): Files => ({
  [`news/${id}/index.ja.md`]: article(changes, body),
  [`news/${id}/index.en.md`]: article(changes, body),
});
const DRAFT = 'This entry is a draft: take the link out, or publish the entry (delete its "draft" line)';

describe('a link to what is not public yet is a problem', () => {
  it('by id, from a page or an entry', () => {
    expect(problemsWith(inBoth('opening', { draft: 'true' }))).toEqual(
      ['ja', 'en'].map((locale) =>
        expect.stringContaining(`content/cases/flow/index.${locale}.json:4:5 related.0: ${DRAFT}`),
      ),
    );
  });
  it.each([
    ['a field', inBoth('a', { link: '/news/b' }), /news\/a\/index\.ja\.md:7:7 link: /],
    ['a text', inBoth('a', {}, 'One.\n\nSee [b](/news/b).\n'), /news\/a\/index\.ja\.md:10:5 body: /],
    [
      'an English text',
      {
        ...inBoth('a', {}, 'See [b](/news/b).\n'),
        'news/a/index.en.md': article({}, 'See [b](/en/news/b).\n'),
      },
      /news\/a\/index\.ja\.md:8:5 body: /,
    ],
    ['the list', inBoth('a', {}, 'See [b](/news#b).\n'), /news\/a\/index\.ja\.md:8:5 body: /],
  ])('by address in %s', (_where, files, place) => {
    const [ja, en, ...more] = problemsWith({ ...files, ...inBoth('b', { draft: 'true' }) });
    expect(ja).toMatch(place);
    expect(ja).toContain(DRAFT);
    expect(en).toContain('/index.en.md');
    expect(more).toEqual([]);
  });
  it('in Japanese, too', () => {
    const said = (changes: Record<string, string>) =>
      problemsWith({ ...inBoth('a', { link: '/news/b' }), ...inBoth('b', changes) }, 'ja')[0];
    expect(said({ draft: 'true' })).toContain(
      'まだ下書きの記事を指しています。リンクを外すか、記事の draft の行を消して公開してください',
    );
    expect(said({ date: '2026-04-02' })).toContain(
      'この記事は 2026-04-02 に公開されます。それまでリンクを外すか、このファイルの日付を同じ日以降にしてください',
    );
  });
  it('by address in a field deep inside of a page', () => {
    const deep = z.strictObject({ a: z.strictObject({ to: text }) });
    const own = { ...definitions, pages: { deep: { schemas: { ja: deep, en: deep }, shared: [] } } };
    const page = '{ "a": { "to": "/news/b" } }';
    const root = writeContent({
      'pages/about/ja.json': null,
      'pages/about/en.json': null,
      'pages/about/desk.webp': null,
      'pages/home/ja.json': null,
      'pages/home/en.json': null,
      'pages/deep/ja.json': page,
      'pages/deep/en.json': page,
      ...inBoth('b', { draft: 'true' }),
    });
    expect(readContent(root, own, TODAY).problems.map((problem) => formatProblem(problem, 'en'))).toEqual(
      ['ja', 'en'].map((locale) =>
        expect.stringContaining(`content/pages/deep/${locale}.json:1:16 a.to: ${DRAFT}`),
      ),
    );
  });
  it.each([
    ['another site', 'See [b](https://a.test/news/b).\n'],
    ['a page that only starts alike', 'See [b](/newsletter/b) and [c](/labneeds).\n'],
  ])('but not by %s', (_what, body) => {
    expect(problemsWith({ ...inBoth('a', {}, body), ...inBoth('b', { draft: 'true' }) })).toEqual([]);
  });
  it('until its day', () => {
    const link = inBoth('a', { link: '/news/b' });
    expect(problemsWith({ ...link, ...inBoth('b', { date: '2026-04-02' }) })[0]).toContain(
      'This entry is published on 2026-04-02: take the link out until then',
    );
    expect(problemsWith({ ...link, ...inBoth('b', { date: '2026-04-01' }) })).toEqual([]);
  });
  it('but not from what is published no earlier itself', () => {
    const later = inBoth('b', { date: '2026-04-02' });
    expect(problemsWith({ ...inBoth('a', { date: '2026-04-02', link: '/news/b' }), ...later })).toEqual([]);
    expect(problemsWith({ ...inBoth('a', { draft: 'true', link: '/news/b' }), ...later })).toEqual([]);
  });
});

describe('an entry in one language', () => {
  const OTHER = '{ title: Open day, summary: We open the lab. }';
  const pending = { title: '見学会', translation: 'pending', other: OTHER };
  const only = (changes: Record<string, string | null> = {}): Files => ({
    'news/day/index.ja.md': article({ ...pending, ...changes }, '本文。\n'),
  });

  it('is allowed when it says so, and has a stand-in with title, summary and no text', () => {
    const { problems, collections: found } = readWith(only());
    expect(problems).toEqual([]);
    const [source, standIn] = (found.news ?? []).filter(({ id }) => id === 'day');
    expect(source).toMatchObject({ locale: 'ja', body: '本文。\n', data: { title: '見学会' } });
    expect(source?.original).toBeUndefined();
    expect(standIn).toMatchObject({
      locale: 'en',
      original: 'ja',
      body: '',
      data: {
        title: 'Open day',
        excerpt: 'We open the lab.',
        tags: ['labcraft'],
        date: '2025-04-01',
        category: 'service',
      },
    });
  });

  it('lends its stand-in the picture, but not its description', () => {
    const post = (image: string) =>
      readContent(
        writeContent({
          'blog/day/index.ja.md': `---\ntitle: 日\ndate: 2025-04-01\ntags: [labcraft]\n${image}summary: 要約\ntranslation: pending\nother: ${OTHER}\n---\n本文\n`,
          'blog/day/a.webp': image ? WEBP : null,
        }),
        withBlog,
        TODAY,
      );
    const withImage = post('image: { src: ./a.webp, alt: 装置 }\ncaption: 図\n');
    expect(withImage.problems).toEqual([]);
    const [source, standIn] = withImage.collections.blog ?? [];
    expect(source?.data).toMatchObject({ image: { src: './a.webp', alt: '装置' }, caption: '図' });
    expect(standIn?.data).toEqual({
      title: 'Open day',
      summary: 'We open the lab.',
      date: '2025-04-01',
      tags: ['labcraft'],
      image: { src: './a.webp', alt: '' },
    });
    expect(Object.keys(post('').collections.blog?.[1]?.data as object)).not.toContain('image');
    const news = { ...only({ image: './a.webp' }), 'news/day/a.webp': WEBP };
    expect(readWith(news).collections.news?.filter(({ id }) => id === 'day')).toMatchObject([
      { data: { image: './a.webp' } },
      { data: { image: './a.webp' } },
    ]);
  });

  it('is reported where the mistake stands', () => {
    expect(problemsWith(only({ other: null }))).toEqual([
      'content/news/day/index.ja.md:7:1 translation: "translation: pending" needs "other" with title and summary in the other language: add them',
    ]);
    expect(problemsWith({ ...only(), 'news/day/index.en.md': article({ title: '見学会' }) })).toContainEqual(
      'content/news/day/index.ja.md:7:1 translation: Both languages are there: delete "translation" and "other"',
    );
    const twice = readWith({ ...only(), 'news/day/index.en.md': article({ title: 'Open day' }) });
    expect(twice.collections.news?.filter(({ id }) => id === 'day').map(({ locale }) => locale)).toEqual([
      'ja',
      'en',
    ]);
    const both = article({ title: '見学会', other: OTHER });
    expect(problemsWith({ 'news/day/index.ja.md': both, 'news/day/index.en.md': both })).toEqual(
      ['ja', 'en'].map(
        (locale) =>
          `content/news/day/index.${locale}.md:7:1 other: "other" goes with "translation: pending": add that line, or delete "other"`,
      ),
    );
  });

  it('has its mistakes reported once, not for its stand-in as well', () => {
    const mistakes = { excerpt: '月額50,000円から', tags: '[labcraft, nowhere]', updated: '2026-04-02' };
    expect(problemsWith(only(mistakes))).toEqual([
      expect.stringContaining('content/news/day/index.ja.md:5:18 tags.1: No tag of content/tags.json'),
      expect.stringContaining('content/news/day/index.ja.md:9:10 updated: This day is still to come'),
      expect.stringContaining('content/news/day/index.ja.md:6:10 excerpt: A figure typed by hand'),
    ]);
  });

  it('has no pictures that nothing shows; one that waits for nothing may have them in its other half', () => {
    const stray = { 'news/day/a.webp': WEBP };
    const STRAY =
      'content/news/day/a.webp: Stray image: no file in this folder shows it; use it or delete it';
    expect(problemsWith({ ...only(), ...stray })).toEqual([STRAY]);
    const half = { 'news/day/index.ja.md': article() };
    expect(problemsWith({ ...half, ...stray })).toEqual([
      expect.stringContaining('The English file is missing'),
    ]);
    const broken = { 'news/day/index.ja.md': article(), 'news/day/index.en.md': 'Text\n' };
    expect(problemsWith({ ...broken, ...stray })).toEqual([expect.stringContaining('Frontmatter not found')]);
  });

  it('may be English only', () => {
    const other = '{ title: 見学会, summary: 見学会です。 }';
    const { problems, collections: found } = readWith({
      'news/day/index.en.md': article({ ...pending, other }),
    });
    expect(problems).toEqual([]);
    const standIn = found.news?.find(({ id, locale }) => id === 'day' && locale === 'ja');
    expect(standIn).toMatchObject({ original: 'en' });
  });

  it.each([
    [
      'does not say so',
      only({ translation: null, other: null }),
      'The English file is missing: copy index.ja.md',
    ],
    ['has a summary only', only({ translation: null }), 'The English file is missing'],
    ['waits for something else', only({ translation: 'soon' }), 'Use one of pending'],
  ])('is a problem when it %s', (_what, files, words) => {
    expect(problemsWith(files).join('\n')).toContain(words);
  });

  it('is a problem in a collection that shows every entry in full', () => {
    expect(problemsWith({ 'cases/flow/index.en.json': null })).toContain(
      'content/cases/flow/index.en.json: The English file is missing: copy index.ja.json to index.en.json and translate it',
    );
  });
});
