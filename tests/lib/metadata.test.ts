import { pageMetadata } from '../../lib/seo/metadata.ts';

const meta = { title: 'T', description: 'D' };

describe('metadata of a page', () => {
  it.each([
    ['ja', '/', 'https://lab.example.com/'],
    ['en', '/', 'https://lab.example.com/en'],
    ['ja', '/about', 'https://lab.example.com/about'],
    ['en', '/about', 'https://lab.example.com/en/about'],
  ] as const)('in %s, %s has the canonical address %s', (locale, path, canonical) => {
    expect(pageMetadata('https://lab.example.com', locale, path, meta).alternates?.canonical).toBe(canonical);
  });

  it('names both languages and takes Japanese as the default', () => {
    const { alternates } = pageMetadata('https://lab.example.com', 'en', '/about', meta);
    expect(alternates?.languages).toEqual({
      ja: 'https://lab.example.com/about',
      en: 'https://lab.example.com/en/about',
      'x-default': 'https://lab.example.com/about',
    });
  });
});
