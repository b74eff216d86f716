/** Rules of single collections: the order of their lists, ranges, and days that cannot lie ahead. */
import { collections } from '@/lib/content/collections';
import { exampleSchema } from '@/lib/content/example';
import { type GlossaryEntry, glossaryOrder } from '@/lib/content/glossary';
import { parseSource } from '@/lib/content/parse';
import { daysAhead } from '@/lib/content/publication';

describe('the glossary is in the order', () => {
  const entry = (group: string, term: string, reading?: string) =>
    ({ group, term, reading }) as GlossaryEntry;
  const sorted = (...entries: GlossaryEntry[]) => entries.sort(glossaryOrder).map(({ term }) => term);

  const SUBJECTS = [entry('project', 'A'), entry('data', 'B'), entry('robot', 'C'), entry('labware', 'D')];
  const READINGS = [entry('robot', '分注', 'ぶんちゅう'), entry('robot', '可搬重量', 'かはんじゅうりょう')];
  const PLAIN = ['reach', 'Payload', 'Arm', 'axis'].map((term) => entry('robot', term));
  it.each([
    ['of its subjects', SUBJECTS, ['C', 'D', 'B', 'A']],
    ['of readings inside a subject', READINGS, ['可搬重量', '分注']],
    ['of terms without a reading, whatever their capitals', PLAIN, ['Arm', 'axis', 'Payload', 'reach']],
  ])('%s', (_what, entries, terms) => {
    expect(sorted(...entries)).toEqual(terms);
    expect(sorted(...entries.toReversed())).toEqual(terms);
  });

  it('in which equal terms are equal', () => {
    expect(glossaryOrder(entry('robot', 'Arm'), entry('robot', 'arm'))).toBe(0);
  });
});

it('awards are listed from the newest to the oldest', () => {
  const years = [2023, 2025, 2024].map((year) => ({ year }) as never);
  expect(years.sort(collections.awards.order)).toEqual([{ year: 2025 }, { year: 2024 }, { year: 2023 }]);
});

it.each([
  [{ from: 2, to: 3 }, true],
  [{ from: 3, to: 3 }, true],
  [{ from: 4, to: 3 }, false],
])('a period of %j may stand: %s', (period, expected) => {
  expect(exampleSchema.shape.period.safeParse(period).success).toBe(expected);
});

it.each([
  ['an article', collections.blog.schema.shape.title],
  ['a news item', collections.news.schema.shape.title],
  ['a case', collections.cases.schema.shape.title],
])('the title of %s is no paragraph', (_what, title) => {
  expect([120, 121].map((length) => title.safeParse('a'.repeat(length)).success)).toEqual([true, false]);
});

describe('the day of a test', () => {
  const text =
    '{\n  "axe.tested": { "value": "2026-11-21" },\n  "company.founded": { "value": "2030-01-01" }\n}';
  const file = { file: 'content/facts.json', source: parseSource(text, 'json'), data: JSON.parse(text) };

  it.each(['2026-11-21', '2026-11-22'])('may be today or before (%s)', (today) => {
    expect(daysAhead(file, today)).toEqual([]);
  });
  it('cannot lie ahead', () => {
    expect(daysAhead(file, '2026-11-20')).toEqual([
      {
        file: 'content/facts.json',
        at: { line: 2, column: 28 },
        field: 'axe.tested.value',
        message: {
          ja: 'まだ来ていない日付です。実際に試験をした日を書いてください',
          en: 'This day is still to come: write the day on which the test was made',
        },
        value: '2026-11-21',
      },
    ]);
  });
  it('is not asked for in a file that could not be read', () => {
    expect(daysAhead({ file: file.file, source: file.source }, '2026-11-20')).toEqual([]);
  });
});
