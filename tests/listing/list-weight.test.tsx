/** The heaviest list page that a growing collection can have stays below the budget of a page. */
import { text as textOf } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { BlogList } from '@/app/[locale]/blog/blog-list';
import { BUDGETS } from '@/build/export/report';
import { blogItem } from '@/lib/blog/item';
import { EMBEDDED_MAX } from '@/lib/listing/growth';
import { randomFrom } from '@/tools/growth/texts';

jest.mock('@/lib/i18n/locale', () => jest.requireActual('../helpers/keys-as-words'));
jest.mock('next-intl/server', () => jest.requireActual('../helpers/keys-as-words'));

/** Head, header, search, footer and what is beside the list. */
const FRAME = 7 * 1024;
const SIZE = { widths: [480, 768, 960, 1200, 1600], width: 1600, height: 1000, className: 'ph-eeeeee' };

/** So many characters that compress like kanji of a text: none is more frequent than another. */
const kanji = (random: () => number, length: number) =>
  Array.from({ length }, () => String.fromCharCode(0x4e00 + Math.floor(random() * 400))).join('');

it('with as many entries as it may embed, each with a picture and long texts', async () => {
  const items = Array.from({ length: EMBEDDED_MAX }, (_, index) => {
    const random = randomFrom(index);
    const name = `/assets/img/cover-${Math.floor(random() * 2 ** 40).toString(16)}`;
    const row = { slug: `post-${index}`, date: '2025-04-19', minutes: 3, summary: kanji(random, 80) };
    const picture = { ...SIZE, name, src: `${name}-960.jpg` };
    const words = { locale: 'ja', minutes: '約{minutes}分', tags: {} } as const;
    return blogItem(
      { ...row, phrases: [kanji(random, 12), kanji(random, 12)], tags: ['a', 'b'], picture },
      words,
    );
  });
  const { prelude } = await prerenderToNodeStream(<BlogList label="List" note="" items={items} />);
  const sent = brotliCompressSync(await textOf(prelude)).length;
  expect(sent).toBeGreaterThan(5000);
  expect(sent + FRAME).toBeLessThan(BUDGETS.page('ja').html);
});
