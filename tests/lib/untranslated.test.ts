import { site } from '@/lib/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { withoutPair } from '@/lib/seo/untranslated';

const names = { news: 'N', blog: 'B' };
const canonical = `${site().siteUrl}/en/blog/x`;
const meta = pageMetadata('en', '/blog/x', { title: 'X', description: 'Y' }, { ja: names, en: names });

it('leaves the head of a translated entry as it is', () => {
  expect(withoutPair(meta, { original: undefined, hasTranslation: true })).toBe(meta);
});

it('names no translation where there is none, neither to search engines nor to networks', () => {
  const source = withoutPair(meta, { original: undefined, hasTranslation: false });
  expect(source.alternates?.canonical).toBe(canonical);
  expect(source.alternates?.languages).toBeUndefined();
  expect(source.openGraph).toMatchObject({ title: 'X', locale: 'en_GB' });
  expect(source.openGraph?.alternateLocale).toBeUndefined();
  expect(source.robots).toBeUndefined();
});

it('keeps feeds and the page as Markdown', () => {
  const source = withoutPair(meta, { original: undefined, hasTranslation: false });
  expect(source.alternates?.types).toEqual(meta.alternates?.types);
});

it('keeps the stand-in out of search results', () => {
  const twin = withoutPair(meta, { original: 'ja', hasTranslation: true });
  expect(twin).toMatchObject({ alternates: { canonical }, robots: { index: false, follow: true } });
  expect(twin.alternates).not.toHaveProperty('languages');
});
