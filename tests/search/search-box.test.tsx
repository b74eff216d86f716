import { SearchBox } from '@/app/frame/search-box';
import { SearchLink } from '@/app/frame/search-link';
import { serverMarkup } from '../helpers/server-markup';
import { messages } from '../words';

jest.mock('@/components/ui/icon', () => ({ Icon: () => null }));

afterEach(() => jest.restoreAllMocks());

it.each([
  ['production', 'error'],
  ['development', 'preview'],
] as const)('in %s it is what `search.%s` says', async (mode, key) => {
  jest.replaceProperty(process.env, 'NODE_ENV', mode);
  expect(await serverMarkup(<SearchBox id="q" />)).toContain(`data-search-error="search.${key}"`);
});

it('what opens it names no key that its visitor may have turned off', async () => {
  const opener = await serverMarkup(<SearchLink path="/" />);
  const keys = /aria-keyshortcuts="([^"]*)"/.exec(opener)?.[1];
  for (const said of [keys, messages.ja.search.openTitle, messages.en.search.openTitle])
    expect(said).toMatch(/^[^/]+$/);
});
