/** What an editor can get wrong in a page of blocks, and what is said of it. */
import { PAGE_ROWS, RESERVED_IDS } from '@/app/pages';
import { collections } from '@/lib/content/collections';
import { readContent } from '@/lib/content/load';
import { formatProblem } from '@/lib/content/problems';
import { BLOCK_EXAMPLES } from '../../components/blocks/examples';
import { definitions, type Files, removeContent, writeContent } from '../content/fixture';
import { type Changes, OPEN_DAY, openDay } from './open-day';

afterAll(removeContent);

/** What is said of a content folder with the page in it, without its place: file, line, field and remedy. */
const problemsWith = (files: Files): string[] =>
  readContent(writeContent(files), {
    ...definitions,
    collections: { ...definitions.collections, 'block-pages': collections['block-pages'] },
    reserved: RESERVED_IDS,
    paths: ['/about', '/resources', '/services'],
  }).problems.map((problem) => formatProblem(problem, 'en').replace(`content/block-pages/${OPEN_DAY}/`, ''));

const inBoth = (changes: Changes): Files => openDay({ ja: changes, en: changes });
const { link, steps, table, text } = BLOCK_EXAMPLES;
const blocks = (ja: unknown, en: unknown): Files => openDay({ ja: { blocks: [ja] }, en: { blocks: [en] } });
/** Files without the picture, which nothing shows then. */
const plain = (files: Files): Files => ({ ...files, [`block-pages/${OPEN_DAY}/bench.webp`]: null });

it('the page itself has none', () => expect(problemsWith(openDay())).toEqual([]));

it.each<[string, Files, string[]]>([
  [
    'a block that there is not',
    plain(blocks({ ...steps.ja, block: 'step' }, steps.en)),
    [expect.stringMatching(/^index\.ja\.json:\d+:\d+ blocks\.0\.block: .*Did you mean "steps"/)],
  ],
  [
    'a field that the block does not have',
    plain(blocks({ ...steps.ja, titel: 'x' }, steps.en)),
    [expect.stringMatching(/^index\.ja\.json:\d+:\d+ blocks\.0\.titel: Unknown field: did you mean "title"/)],
  ],
  [
    'a field that is missing',
    plain(blocks(steps.ja, { ...steps.en, title: undefined })),
    [expect.stringMatching(/^index\.en\.json:\d+:\d+ blocks\.0\.title: Missing field: add it, a text/)],
  ],
  [
    'a row with a value too many',
    plain(blocks({ ...table.ja, columns: ['a'] }, table.en)),
    [expect.stringMatching(/^index\.ja\.json:\d+:\d+ blocks\.0: Each row needs one value for each column/)],
  ],
  [
    'other blocks in English than in Japanese',
    plain(openDay({ ja: { blocks: [steps.ja] }, en: { blocks: [text.en] } })),
    [
      expect.stringMatching(/^index\.en\.json:\d+:\d+ blocks\.\*\.block: Must be the same in both languages/),
      // A text has no items that could lead somewhere.
      expect.stringMatching(/^index\.en\.json:\d+:\d+ blocks\.\*\.items\.\*\.link: Must be the same/),
    ],
  ],
  [
    'a button that leads to two places',
    plain(blocks({ ...link.ja, link: { ...link.ja.link, to: '/contact' } }, link.en)),
    [expect.stringMatching(/^index\.ja\.json:\d+:\d+ blocks\.0\.link: Give either "to" or "url"/)],
  ],
  [
    'HTML in a text',
    plain(blocks({ ...text.ja, markdown: '<b>a</b>' }, text.en)),
    [expect.stringMatching(/^index\.ja\.json:\d+:\d+ blocks\.0\.markdown: No page shows HTML/)],
  ],
  [
    'a picture in a text that is not there',
    plain(blocks({ ...text.ja, markdown: '![a](./a.webp)' }, text.en)),
    [expect.stringMatching(/^index\.ja\.json:\d+:\d+ blocks\.0\.markdown: Image not found/)],
  ],
  [
    'a page above it that there is not',
    inBoth({ parent: '/service' }),
    ['ja', 'en'].map((locale) =>
      expect.stringMatching(
        new RegExp(`^index.${locale}.json:\\d+:\\d+ parent: No page has this path: did you mean "/services"`),
      ),
    ),
  ],
  [
    'an end before the beginning',
    inBoth({ date: '2026-05-02', until: '2026-05-01' }),
    ['ja', 'en'].map((locale) =>
      expect.stringMatching(new RegExp(`^index.${locale}.json:\\d+:\\d+ until: The last day`)),
    ),
  ],
  [
    'a language that is missing',
    { ...openDay(), [`block-pages/${OPEN_DAY}/index.en.json`]: null },
    ['index.en.json: The English file is missing: copy index.ja.json to index.en.json and translate it'],
  ],
])('%s', (_deed, files, lines) => expect(problemsWith(files)).toEqual(lines));

it.each([
  ['of a page', 'about', '/about'],
  ['of a list with entries', 'news', '/news'],
  ['above a page', 'tech', '/tech/waste-liquid'],
  ['of a folder of files', 'documents', '/documents'],
  ['of a language', 'en', '/en'],
  ['of the editor of the content', 'edit', '/edit'],
])('an address that is taken, %s', (_what, id, taken) => {
  expect(problemsWith(openDay({}, id))).toEqual([
    `content/block-pages/${id} id: ${taken} is the address of another page of the site: give the folder another name (got "${id}")`,
  ]);
});

it('no folder of copy is taken for one of them', () =>
  expect(Object.keys(PAGE_ROWS)).not.toContain('block-pages'));
