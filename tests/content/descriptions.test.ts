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
