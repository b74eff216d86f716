/** The heaviest list page that a growing collection can have stays below the budget of a page. */
import { text as textOf } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { BlogList } from '@/app/[locale]/blog/blog-list';
import { BUDGETS } from '@/build/export/report';
import { LISTED_MAX } from '@/lib/listing/sizes';

jest.mock('@/lib/generated', () => ({ readGenerated: () => ({}) }));
jest.mock('@/lib/images/manifest', () => jest.requireActual('../helpers/named-images').namedImages());

/** Head, header, search, footer and what is beside the list. */
const FRAME = 7 * 1024;

/** Numbers without a pattern, from 0 to below `below`: the same ones in every run. */
let state = 1;
function random(below: number): number {
  state = (state * 48271) % 2147483647;
  return state % below;
}
/** So many characters that compress like kanji of a text: none is more frequent than another. */
const kanji = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(0x4e00 + random(400))).join('');

it('with as many entries as it may hold, each with a picture and long texts', async () => {
  const items = Array.from({ length: LISTED_MAX }, (_, index) => ({
    slug: `post-${index}`,
    date: '2025-04-19',
    dateText: '2025年4月19日',
    minutesText: '約3分',
    title: kanji(24),
    summary: kanji(80),
    tags: ['a', 'b'].map((id) => ({ id, name: id })),
    picture: `cover-${random(2 ** 31).toString(16)}`,
    marks: [],
  }));
  const { prelude } = await prerenderToNodeStream(<BlogList label="List" note="" items={items} />);
  const sent = brotliCompressSync(await textOf(prelude)).length;
  expect(sent).toBeGreaterThan(5000);
  expect(sent + FRAME).toBeLessThan(BUDGETS.page('ja').html);
});
