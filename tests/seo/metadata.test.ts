import { pageMetadata as metadataOf } from '@/lib/seo/metadata';
import { site } from '../words';

const { siteUrl, company } = site;
const meta = { title: 'T', description: 'D' };
const names = { news: 'N', blog: 'B' };
type Asked = Parameters<typeof metadataOf>;
const pageMetadata = (locale: Asked[0], path: Asked[1], given: Asked[2]) =>
  metadataOf(locale, path, given, { ja: names, en: names });

describe('the head of a page', () => {
  it.each([
    ['ja', '/', `${siteUrl}/`],
    ['en', '/', `${siteUrl}/en`],
    ['ja', '/about', `${siteUrl}/about`],
    ['en', '/about', `${siteUrl}/en/about`],
  ] as const)('in %s, %s has its canonical address, which a shared link has as well', (locale, path, url) => {
    const { alternates, openGraph } = pageMetadata(locale, path, meta);
    expect([alternates?.canonical, openGraph?.url]).toEqual([url, url]);
  });

  it('names both languages and takes Japanese as the default', () => {
    expect(pageMetadata('en', '/about', meta).alternates?.languages).toEqual({
      ja: `${siteUrl}/about`,
      en: `${siteUrl}/en/about`,
      'x-default': `${siteUrl}/about`,
    });
  });

  it.each([
    ['ja', 'ja_JP', 'en_GB'],
    ['en', 'en_GB', 'ja_JP'],
  ] as const)('in %s, a shared link is in %s with %s as the other language', (locale, own, other) => {
    expect(pageMetadata(locale, '/about', meta)).toMatchObject({
      openGraph: {
        ...{ type: 'website', title: 'T', description: 'D', locale: own, alternateLocale: other },
        siteName: company.name[locale],
      },
      twitter: { card: 'summary_large_image' },
    });
  });

  it.each([
    ['as published', undefined, '2025-04-19'],
    ['as changed', '2025-06-01', '2025-06-01'],
  ])('of an article tells its days %s, and its tags', (_what, updated, modifiedTime) => {
    const article = { published: '2025-04-19', updated, tags: ['a', 'b'] };
    expect(pageMetadata('en', '/blog/x', { ...meta, article }).openGraph).toMatchObject({
      ...{ type: 'article', publishedTime: '2025-04-19', modifiedTime, tags: ['a', 'b'] },
    });
  });
});
