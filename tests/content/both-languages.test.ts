/** What both languages of a file have in common: as many items in each list. */

import { unlikeProblems } from '@/lib/content/both-languages';
import { collections } from '@/lib/content/collections';
import { parseSource } from '@/lib/content/parse';
import { inLanguage } from '@/lib/content/problems';

type Rules = Partial<Parameters<typeof unlikeProblems>[1]>;

const result = (locale: string, data: object) => ({
  file: `${locale}.json`,
  source: parseSource(JSON.stringify(data), 'json'),
  ...{ data, samples: [], problems: [] },
});

/** The fields of which something is said, with what is said of them in Japanese. */
const said = (ja: object, en: object, rules: Rules = {}) =>
  unlikeProblems(
    { ja: result('ja', ja), en: result('en', en) },
    { shared: [], schemas: { ja: 1, en: 1 }, ...rules },
  ).map(({ file, field, message }) => [file, field, inLanguage(message, 'ja')] as const);

const fieldsOf = (...given: Parameters<typeof said>) => said(...given).map(([, field]) => field);

it.each<[string, object, object, string[]]>([
  ['as many items in both languages', { rows: ['a', 'b'] }, { rows: ['c', 'd'] }, []],
  ['a row more in Japanese', { rows: ['a', 'b'] }, { rows: ['c'] }, ['rows']],
  ['a row more in English', { rows: ['a'] }, { rows: ['c', 'd'] }, ['rows']],
  ['a list that one language leaves out', { rows: ['a'] }, {}, ['rows']],
  ['an empty list that the other leaves out', { rows: [] }, {}, []],
  [
    'a paragraph more deep inside',
    { parts: [{ p: ['a'] }, { p: ['a', 'b'] }] },
    { parts: [{ p: ['c'] }, { p: ['c'] }] },
    ['parts.1.p'],
  ],
  ['a group that one language leaves out', { quote: { by: 'a' } }, {}, []],
])('%s', (_what, ja, en, fields) => expect(fieldsOf(ja, en)).toEqual(fields));

it('says how many there are in each language', () =>
  expect(said({ rows: ['a', 'b', 'c'] }, { rows: ['a', 'b'] })).toEqual([
    ['en.json', 'rows', expect.stringMatching(/日本語は3個、英語は2個/)],
  ]));

it('of a page of blocks it names the list, not all links of the page', () => {
  const page = (...questions: string[]) => ({
    blocks: [
      { block: 'cards', items: [{ link: '/about' }] },
      { block: 'questions', items: questions.map((question) => ({ question })) },
    ],
  });
  const shared = ['blocks.*.block', 'blocks.*.items.*.link'];
  expect(fieldsOf(page('a', 'b'), page('c'), { shared })).toEqual(['blocks.1.items']);
});

it('of another block in the other language it does not compare the lists', () => {
  const [steps, text] = [{ block: 'steps', items: ['a'] }, { block: 'text' }].map((block) => ({
    blocks: [block],
  }));
  expect(fieldsOf(steps as object, text as object, { shared: ['blocks.*.block'] })).toEqual([
    'blocks.*.block',
  ]);
});

it('says nothing of lists that a language fills on its own, of shared ones only that they differ', () => {
  const lists = [{ also: ['a', 'b'] }, { also: ['c'] }] as const;
  expect(fieldsOf(...lists, { ownLists: ['also'] })).toEqual([]);
  expect(said(...lists, { shared: ['also'] })).toEqual([
    ['en.json', 'also', expect.stringMatching(/同じ値.*\["a","b"\].*\["c"\]/)],
  ]);
  expect(fieldsOf(...lists, { schemas: { ja: 1, en: 2 } })).toEqual([]);
  expect(collections.glossary.ownLists).toEqual(['also']);
});
