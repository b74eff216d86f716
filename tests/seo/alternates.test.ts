import { alternateTypes } from '@/lib/seo/alternates';

const SITE = 'https://lab.test';
const names = { ja: { news: 'お知らせ', blog: 'ブログ' }, en: { news: 'News', blog: 'Blog' } };

describe('other forms of the content in the head', () => {
  it.each([
    ['ja', '/', '/index.md'],
    ['en', '/', '/en/index.md'],
    ['ja', '/about', '/about.md'],
    ['en', '/blog/a-post', '/en/blog/a-post.md'],
  ] as const)('in %s, %s is %s as Markdown', (locale, path, file) => {
    expect(alternateTypes(SITE, locale, path, names)['text/markdown']?.[0]?.url).toBe(SITE + file);
  });

  it('names the feeds of the own language first', () => {
    const feeds = alternateTypes(SITE, 'en', '/about', names);
    expect(feeds['application/rss+xml']).toEqual([
      { url: `${SITE}/en/news/rss.xml`, title: 'News' },
      { url: `${SITE}/en/blog/rss.xml`, title: 'Blog' },
      { url: `${SITE}/news/rss.xml`, title: 'お知らせ' },
      { url: `${SITE}/blog/rss.xml`, title: 'ブログ' },
    ]);
    expect(feeds['application/atom+xml']?.[0]?.url).toBe(`${SITE}/en/news/atom.xml`);
    expect(feeds['application/feed+json']?.[0]?.url).toBe(`${SITE}/en/news/feed.json`);
  });
});
