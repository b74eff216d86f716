import { site } from '@/lib/content';
import { pageMetadata } from '@/lib/seo/metadata';

const names = { news: 'N', blog: 'B' };
const canonical = `${site().siteUrl}/en/blog/x`;
const head = (more: { alone?: boolean; listed?: boolean } = {}) =>
  pageMetadata('en', '/blog/x', { title: 'X', description: 'Y', ...more }, { ja: names, en: names });

it('names the translation of an entry to search engines and to networks', () => {
  expect(head().alternates?.languages).toHaveProperty('ja');
  expect(head().openGraph).toHaveProperty('alternateLocale', 'ja_JP');
});

it('names no translation where there is none, and keeps all else', () => {
  const { alternates, openGraph, robots } = head({ alone: true });
  expect(alternates).toEqual({ canonical, types: head().alternates?.types });
  expect(openGraph).toMatchObject({ title: 'X', locale: 'en_GB' });
  expect(openGraph).not.toHaveProperty('alternateLocale');
  expect(robots).toBeUndefined();
});

it('keeps the stand-in out of search results', () => {
  expect(head({ alone: true, listed: false })).toMatchObject({
    alternates: { canonical },
    robots: { index: false, follow: true },
  });
});
