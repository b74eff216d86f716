/**
 * @jest-environment jsdom
 *
 * The examples beside the blocks, as browsers get them.
 */
import { TextDecoder } from 'node:util';
import { Blocks } from '@/components/blocks/blocks';
import { BLOCK_EXAMPLES } from '@/components/blocks/examples';
import { LOCALES } from '@/lib/i18n/locales';
import { axeFindings } from '../helpers/axe';
import { serverMarkup } from '../helpers/server-markup';

jest.mock('next-intl/server', () => jest.requireActual('../helpers/keys-as-words'));
jest.mock('@/lib/i18n/locale', () => jest.requireActual('../helpers/keys-as-words'));
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
});
