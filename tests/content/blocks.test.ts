/** What is said of the blocks of a page: of fields that belong to another one, and of names that stand twice in the page. */
import { collections } from '@/lib/content/collections';
import { readContent } from '@/lib/content/load';
import { inLanguage } from '@/lib/content/problems';
import { BLOCK_EXAMPLES } from '../../components/blocks/examples';
import { OPEN_DAY, openDay } from '../block-pages/open-day';
import { definitions, removeContent, writeContent } from './fixture';

afterAll(removeContent);

const { ask, cards, points, steps } = BLOCK_EXAMPLES;

/** Field and Japanese sentence of what is wrong with the Japanese file of a page of some blocks, the same in both languages. */
const problemsOf = (...blocks: object[]) => {
  const page = openDay({ ja: { blocks }, en: { blocks } });
  const root = writeContent({ ...page, [`block-pages/${OPEN_DAY}/bench.webp`]: null });
  const all = { ...definitions.collections, 'block-pages': collections['block-pages'] };
  return readContent(root, { ...definitions, collections: all }).problems.flatMap(
    ({ file, field, message, value }) =>
      file.endsWith('index.ja.json') ? [{ field, ja: inLanguage(message, 'ja'), value }] : [],
  );
};
const withId = (...ids: string[]) => problemsOf(...ids.map((id) => ({ ...points.ja, id })));

it('a field of another block is not said to be meant', () => {
  const [first, ...items] = cards.ja.items;
  const [problem, ...others] = problemsOf({ ...cards.ja, items: [{ ...first, title: 'A' }, ...items] });
  expect(others).toEqual([]);
  expect(problem?.field).toBe('blocks.0.items.0.title');
  expect(problem?.ja).not.toContain('「title」');
});

it('blocks have ids of their own', () => expect(withId('flow', 'terms')).toEqual([]));

it('no two blocks of a page have one id', () =>
  expect(withId('flow', 'flow').map(({ field, ja }) => [field, ja])).toEqual([
    ['blocks', expect.stringMatching(/同じ id/)],
  ]));

it.each(['main', 'top', 'site-menu', 'services-menu', 'site-search-q', 'footer-desk', 'h-3', 'block-1-note'])(
  'no block has the id %s, which every page has',
  (id) =>
    expect(withId(id)).toEqual([
      { field: 'blocks.0.id', ja: expect.stringMatching(/どのページにもあります/), value: id },
    ]),
);

it.each(['maintenance', 'top-page', 'h-bridge', 'blocks', 'site-visit'])(
  'a block may have the id %s, which is like one of a page',
  (id) => expect(withId(id)).toEqual([]),
);

it.each<[string, object[], RegExp | undefined]>([
  ['one dark band, and a question at the end', [points.ja, steps.ja, ask.ja], undefined],
  ['two dark bands', [steps.ja, points.ja, steps.ja], /steps（濃い色の帯）は、一ページに一つまで/],
  ['a question before the end', [ask.ja, points.ja], /ask（問いかけ）は、ページの終わりに一つだけ/],
  ['two questions', [points.ja, ask.ja, ask.ja], /ask（問いかけ）は、ページの終わりに一つだけ/],
])('a page has %s', (_what, blocks, said) =>
  expect(problemsOf(...blocks).map(({ field, ja }) => [field, ja])).toEqual(
    said ? [['blocks', expect.stringMatching(said)]] : [],
  ),
);
