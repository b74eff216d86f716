import { descriptionProblems } from '@/lib/content/descriptions';
import type { LoadedFile } from '@/lib/content/loaded-file';
import { parseSource } from '@/lib/content/parse';
import { formatProblem } from '@/lib/content/problems';
import type { Locale } from '@/lib/i18n/locales';

function file(locale: Locale, data: unknown): LoadedFile {
  const source = parseSource(JSON.stringify(data), 'json');
  return {
    id: 'x',
    locale,
    file: `content/x/${locale}.json`,
    folder: 'x',
    data,
    body: '',
    samples: [],
    source,
  };
}
const page = (locale: Locale, description: string) => ({
  collections: {},
  pages: { about: { [locale]: file(locale, { head: { description } }) } },
});
const lines = (files: Parameters<typeof descriptionProblems>[0]) =>
  descriptionProblems(files).map((problem) => formatProblem(problem, 'en'));

describe('the length of descriptions', () => {
  it.each([
    ['ja', 39, 'Japanese has 40 to 120 characters, this one 39'],
    ['ja', 40, undefined],
    ['ja', 120, undefined],
    ['ja', 121, 'Japanese has 40 to 120 characters, this one 121'],
    ['en', 59, 'English has 60 to 160 characters, this one 59'],
    ['en', 60, undefined],
    ['en', 160, undefined],
    ['en', 161, 'English has 60 to 160 characters, this one 161'],
  ] as const)('in %s, %i characters: %s', (locale, length, message) => {
    const [found] = lines(page(locale, 'あ'.repeat(length)));
    if (message === undefined) expect(found).toBeUndefined();
    else
      expect(found).toMatch(
        new RegExp(
          `^content/x/${locale}\\.json:1:\\d+ head\\.description: A description in ${message} \\(got "`,
        ),
      );
  });

  it.each([
    ['news', 'excerpt'],
    ['blog', 'summary'],
    ['cases', 'description'],
    ['examples', 'description'],
    ['legal', 'description'],
  ])('of %s is that of %s', (collection, field) => {
    const entries = { [collection]: [file('en', { [field]: 'Short.' })] };
    expect(lines({ collections: entries, pages: {} })).toEqual([
      expect.stringContaining(`${field}: A description in English has 60 to 160 characters, this one 6`),
    ]);
  });

  it('is reported in Japanese, too', () => {
    const said = descriptionProblems(page('ja', '短い。')).map((problem) => formatProblem(problem, 'ja'));
    expect(said).toEqual([
      expect.stringContaining(
        '日本語の短い説明は 40〜120 文字です。今は 3 文字なので、書き直してください（今の値："短い。"）',
      ),
    ]);
  });

  it('counts signs beyond the basic plane once, and leaves pages without a head alone', () => {
    expect(lines(page('ja', '𠮟'.repeat(40)))).toEqual([]);
    expect(lines({ collections: {}, pages: { case: { ja: file('ja', { section: 'A' }) } } })).toEqual([]);
  });
});

describe('the length of titles', () => {
  const LONG = { ja: '題'.repeat(40), en: 'T'.repeat(70) };

  it.each<[string, Locale, string, string, string | undefined]>([
    ['is as long as it may be', 'ja', 'news', LONG.ja, undefined],
    ['is as long as it may be', 'en', 'blog', LONG.en, undefined],
    ['is longer', 'ja', 'cases', `${LONG.ja}題`, 'title'],
    ['is longer', 'en', 'examples', `${LONG.en}T`, 'title'],
    ['ends with the name of the site', 'ja', 'legal', `${LONG.ja}｜東北ラボ`, undefined],
    ['ends with the name of the site', 'en', 'block-pages', `${LONG.en} | Tohoku Lab`, undefined],
    ['is longer before it', 'en', 'block-pages', `${LONG.en}T | Tohoku Lab`, 'head.title'],
    ['gets the name of the site from its page', 'en', 'news', `${LONG.en} | Lab`, 'title'],
    ['is longer and waits for its translation', 'en', 'blog', `${LONG.en}T`, 'other.title'],
    ['is guidance', 'en', 'blog', `✍${LONG.en}`, undefined],
  ])('a title that %s, in %s, of %s', (what, locale, collection, title, field) => {
    const entry = file(locale, collection === 'block-pages' ? { head: { title } } : { title });
    if (/translation/.test(what)) entry.original = 'ja';
    const problems = descriptionProblems({ collections: { [collection]: [entry] }, pages: {} });
    expect(problems.map((problem) => problem.field)).toEqual(field ? [field] : []);
  });

  it('is told with what is to be done, in both languages', () => {
    const entry = file('ja', { title: `${LONG.ja}題` });
    const said = descriptionProblems({ collections: { news: [entry] }, pages: {} });
    expect(said.map(({ message }) => message)).toEqual([
      {
        ja: '日本語の題は、サイトの名前を除いて 40 文字までです。今は 41 文字なので、短くしてください（検索結果では、後ろが切れます）',
        en: 'A title in Japanese has 40 characters at most, without the name of the site, this one 41: shorten it, as search results cut off its end',
      },
    ]);
  });
});

describe('a title and a description tell a page from all others', () => {
  const LONG = 'A description that is long enough for a list of pages and for search.';
  const named = (folder: string, locale: Locale, title: string, description: string): LoadedFile => ({
    ...file(locale, { head: { title, description } }),
    folder,
    file: `content/${folder}/${locale}.json`,
  });
  const found = (...files: LoadedFile[]) =>
    descriptionProblems({
      collections: {},
      pages: Object.fromEntries(files.map((one, n) => [n, { [one.locale]: one }])),
    }).map(({ file, field, value }) => [file, field, value]);

  it('so that what another page has is a problem of the second', () => {
    expect(found(named('a', 'en', 'Arms', LONG), named('b', 'en', 'ARMS', LONG))).toEqual([
      ['content/b/en.json', 'head.title', 'ARMS'],
      ['content/b/en.json', 'head.description', LONG],
    ]);
  });

  it('so that what an older entry has is a problem of the newer one, which lists name first', () => {
    const on = (day: string): LoadedFile => ({
      ...file('en', { title: 'Arms', date: `2026-01-${day}`, excerpt: `${LONG} ${day}` }),
      folder: `news/${day}`,
    });
    const problems = descriptionProblems({
      collections: { news: [on('03'), on('02'), on('01')] },
      pages: {},
    });
    expect(problems.map(({ message }) => (message as { en: string }).en)).toEqual(
      Array(2).fill(expect.stringContaining('"news/01"')),
    );
  });

  it.each([
    ['the same page', [named('a', 'en', 'Arms', LONG), named('a', 'en', 'Arms', LONG)]],
    ['another language', [named('a', 'en', 'Arms', `${LONG} A`), named('b', 'ja', 'Arms', LONG)]],
    ['a description', [named('a', 'en', LONG, `${LONG} A`), named('b', 'en', 'Arms', LONG)]],
    ['a stand-in', [named('a', 'en', 'Arms', LONG), { ...named('b', 'en', 'Arms', LONG), original: 'ja' }]],
    ['guidance', [named('a', 'en', '✍ Arms', '✍'), named('b', 'en', '✍ Arms', '✍')]],
  ] as const)('but not what %s has', (_what, files) =>
    expect(found(...(files as readonly LoadedFile[]))).toEqual([]),
  );

  it('whichever collection its entries are of', () => {
    const entry = (folder: string): LoadedFile => ({
      ...file('en', { title: 'Arms', excerpt: LONG }),
      folder,
    });
    const collections = { news: [entry('news/a'), entry('news/b')] };
    expect(descriptionProblems({ collections, pages: {} }).map(({ field }) => field)).toEqual([
      'title',
      'excerpt',
    ]);
  });
});
