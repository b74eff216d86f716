/**
 * @jest-environment jsdom
 *
 * The examples beside the blocks, as browsers get them.
 */
import { TextDecoder } from 'node:util';
import { Blocks } from '@/components/blocks/blocks';
import { BLOCK_EXAMPLES } from '@/components/blocks/examples';
import { blockSchema } from '@/lib/blocks/schemas';
import { LOCALES } from '@/lib/i18n/locales';
import { axeFindings } from '../helpers/axe';
import { serverMarkup } from '../helpers/server-markup';

jest.mock('@/lib/images/manifest', () => jest.requireActual('../helpers/named-images').namedImages());
jest.mock('@/lib/generated', () => {
  const made = { id: 'company-profile', address: '/documents/profile.pdf', title: 'Profile', bytes: 1000 };
  return { readGenerated: () => ({ ja: [made], en: [made] }) };
});

// The content is read with it, and jsdom has none.
Object.assign(globalThis, { TextDecoder });

it('axe finds a picture without words, so it looks', async () => {
  document.body.innerHTML = '<p>Text <img src="a.png"></p>';
  expect(await axeFindings(document.body)).toEqual([expect.stringContaining('image-alt')]);
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each(Object.entries(BLOCK_EXAMPLES))('axe finds nothing in %s', async (_name, { [locale]: example }) => {
    document.documentElement.lang = locale;
    document.body.innerHTML = await serverMarkup(<Blocks blocks={[example]} folder="pages/home" />);
    expect(document.body.textContent).not.toBe('');
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it.each(Object.entries(BLOCK_EXAMPLES))(
    '%s holds to its schema and says all of it',
    async (_name, both) => {
      const example = both[locale];
      expect(blockSchema.parse(example)).toEqual(example);
      const html = await serverMarkup(<Blocks blocks={[example]} folder="pages/home" />);
      const shown = html.replace(/<wbr\/?>/g, '');
      const title = 'title' in example ? example.title.split('|') : [];
      for (const line of title) expect(shown).toContain(line);
      expect(shown).toContain(example.label);
    },
  );

  it('blocks on one ground have no gap between them', async () => {
    const { facts, points } = BLOCK_EXAMPLES;
    const html = await serverMarkup(<Blocks blocks={[facts[locale], points[locale]]} folder="pages/home" />);
    expect(html.match(/pt-0/g)).toHaveLength(1);
  });
});
