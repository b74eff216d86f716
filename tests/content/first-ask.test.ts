/** The very first question to the content of a process, in a file of its own: nothing has loaded anything before. */
import * as content from '@/lib/content';
import { loadContent } from '@/lib/content/load';

jest.mock('@/lib/content/fingerprint', () => ({ fingerprint: () => 'state' }));
jest.mock('@/lib/content/load', () => ({ loadContent: jest.fn() }));

it('the first question to the content may be for a tag', () => {
  jest
    .mocked(loadContent)
    .mockReturnValue({ site: {}, tags: { data: { lab: { ja: '研究室', en: 'Laboratory' } } } } as never);
  expect(content.tagName('lab', 'en')).toBe('Laboratory');
});
