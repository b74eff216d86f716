/** Rules of single collections: the order of their lists, ranges, and days that cannot lie ahead. */
import { globSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { collections } from '@/lib/content/collections';
import { exampleSchema } from '@/lib/content/example';
import { type GlossaryEntry, glossaryOrder } from '@/lib/content/glossary';
import { parseSource } from '@/lib/content/parse';
import { aheadProblems } from '@/lib/content/updated';
import { questions } from '@/lib/pages/copy-parts';
import { OPEN_DAY, openDay } from '../block-pages/open-day';

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

describe('a day on which something was done', () => {
  const text =
    '{\n  "axe.tested": { "value": "2026-11-21", "date": "2026-11-19" },\n  "b.enacted": { "value": "2030-01-01" }\n}';
  const file = { file: 'content/facts.json', source: parseSource(text, 'json'), data: JSON.parse(text) };

  it.each(['2026-11-21', '2026-11-22'])('may be today or before (%s)', (today) => {
    expect(aheadProblems([file], today)).toEqual([]);
  });
  it('cannot lie ahead', () => {
    expect(aheadProblems([file], '2026-11-20')).toEqual([
      {
        file: 'content/facts.json',
        at: { line: 2, column: 28 },
        field: 'axe.tested.value',
        message: {
          ja: 'まだ来ていない日付です。実際に行われた日（年月、年）に直してください',
          en: 'This is still to come: write when it was done',
        },
        value: '2026-11-21',
      },
    ]);
  });
  it('is not asked for in a file that could not be read', () => {
    expect(aheadProblems([{ ...file, data: undefined }], '2026-11-20')).toEqual([]);
  });
});

/** Where a value does not hold to a schema, as dotted paths. */
const wrongAt = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('a field that is shown with another one', () => {
  const dated = { title: 'A', date: '2026-01-01', tags: ['a'] };
  const news = { ...dated, category: 'event', excerpt: 'A' };
  const post = { ...dated, summary: 'A' };
  const { sample: _, ...page } = JSON.parse(String(openDay()[`block-pages/${OPEN_DAY}/index.ja.json`]));
  const [first = ''] = globSync('content/cases/*/index.ja.json');
  const { sample: __, feedback: ___, ...study } = JSON.parse(readFileSync(first, 'utf8'));
  const picture = { src: './a.webp' };

  it.each<[string, z.ZodType, object, string[]]>([
    ['the caption of news', collections.news.schema, { ...news, caption: 'A' }, ['caption']],
    ['its picture', collections.news.schema, { ...news, image: './a.webp', caption: 'A' }, []],
    ['the caption of a post', collections.blog.schema, { ...post, caption: 'A' }, ['caption']],
    ['its picture', collections.blog.schema, { ...post, image: picture, caption: 'A' }, []],
    [
      'the caption of a page',
      collections['block-pages'].schema,
      { ...page, top: { ...page.top, caption: 'A' } },
      ['top.caption'],
    ],
    [
      'its picture',
      collections['block-pages'].schema,
      { ...page, top: { ...page.top, image: picture, caption: 'A' } },
      [],
    ],
    [
      'who said what a case quotes',
      collections.cases.schema,
      { ...study, contactPerson: 'A' },
      ['contactPerson'],
    ],
    ['what they said', collections.cases.schema, { ...study, feedback: 'A', contactPerson: 'A' }, []],
  ])('is none alone: %s', (_what, schema, value, wrong) => expect(wrongAt(schema, value)).toEqual(wrong));
});

describe('rules of lists', () => {
  const { programFlow, relatedServices } = collections.cases.schema.shape;
  const flow = (...kinds: string[]) => kinds.map((kind) => ({ kind, title: 'A' }));
  const asked = (...all: string[]) => all.map((question) => ({ question, answer: 'A' }));
  const services = (...links: string[]) => links.map((link) => ({ name: 'A', link }));

  it.each<[string, z.ZodType, unknown, boolean]>([
    ['a loop', programFlow, flow('step', 'repeat', 'inner', 'inner', 'step'), true],
    ['a first step that is in no loop', programFlow, flow('inner'), false],
    ['a later one', programFlow, flow('repeat', 'inner', 'step', 'inner'), false],
    ['a loop of nothing', programFlow, flow('repeat', 'step'), false],
    ['such a loop at the end', programFlow, flow('step', 'repeat'), false],
    ['two services', relatedServices, services('/a', '/b'), true],
    ['a service twice', relatedServices, services('/a', '/a'), false],
    ['two questions', questions, asked('A', 'B'), true],
    ['a question twice', questions, asked('A', 'B', 'A'), false],
  ])('%s', (_what, schema, value, expected) => expect(schema.safeParse(value).success).toBe(expected));
});
