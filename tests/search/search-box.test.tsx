/** What the search box says when there is no index. */
import { SearchBox } from '@/app/frame/search-box';
import { serverMarkup } from '../helpers/server-markup';

jest.mock('@/components/ui/icon', () => ({ Icon: () => null }));

afterEach(() => jest.restoreAllMocks());

it.each([
  ['production', 'error'],
  ['development', 'preview'],
] as const)('in %s it is what `search.%s` says', async (mode, key) => {
  jest.replaceProperty(process.env, 'NODE_ENV', mode);
  expect(await serverMarkup(<SearchBox id="q" />)).toContain(`data-search-error="search.${key}"`);
});
