import { pageMetadata } from '@/lib/seo/metadata';
import { withoutPair } from '@/lib/seo/untranslated';

const meta = pageMetadata('https://a.jp', 'en', '/blog/x', { title: 'X', description: 'Y' });

it('leaves the head of a translated entry as it is', () => {
  expect(withoutPair(meta, { original: undefined, hasTranslation: true })).toBe(meta);
});

it('names no translation where there is none', () => {
  const source = withoutPair(meta, { original: undefined, hasTranslation: false });
  expect(source.alternates).toEqual({ canonical: 'https://a.jp/en/blog/x' });
  expect(source.robots).toBeUndefined();
});

it('keeps the stand-in out of search results', () => {
  const twin = withoutPair(meta, { original: 'ja', hasTranslation: true });
  expect(twin).toMatchObject({
    alternates: { canonical: 'https://a.jp/en/blog/x' },
    robots: { index: false, follow: true },
  });
  expect(twin.alternates).not.toHaveProperty('languages');
});
