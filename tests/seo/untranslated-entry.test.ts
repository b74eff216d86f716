/** What the metadata say of an article that exists in Japanese only: its English stand-in has no text of its own. */

import { graphFacts } from '@/app/graph-facts';
import { sitePages } from '@/app/inventory/site-pages';
import { descriptionProblems } from '@/lib/content/descriptions';
import { type Content, type Entry, loadContent } from '@/lib/content/load';
import { sourceOf } from '@/lib/content/source';
import { standInOf } from '@/lib/content/untranslated';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { sitemapEntries } from '@/lib/seo/sitemap';

const whole = loadContent();
const ID = whole.collections.news.find(({ original }) => !original)!.id;
const PATH = `/news/${ID}`;

/** The real content, but for the English text of one article. */
function content(summary: string): Content {
  const newsEntries = whole.collections.news.flatMap((entry) => {
    if (entry.id !== ID) return [entry];
    if (entry.locale === 'en') return [];
    const other = { title: 'An article in Japanese', summary };
    const original = { ...entry, data: { ...entry.data, translation: 'pending' as const, other } };
    return [original, standInOf(original, 'excerpt') as Entry<'news'>];
  });
  return { ...whole, collections: { ...whole.collections, news: newsEntries } };
}

const CONTENT = content('What the article says, in a sentence or two that are long enough.');
const { siteUrl } = CONTENT.site.data;
const contextOf = (locale: Locale) => ({
  ...sourceOf(CONTENT, locale),
  place: { siteUrl, locale, path: PATH },
});

it('the sitemap lists the original alone, without alternates', () => {
  const entries = sitemapEntries(siteUrl, sitePages(CONTENT), {}).filter(({ url }) => url.endsWith(PATH));
  expect(entries).toEqual([{ url: `${siteUrl}${PATH}`, lastModified: expect.any(String) }]);
});

it('the structured data of the stand-in is a page, that of the original an article', () => {
  const types = LOCALES.map((locale) => graphFacts(contextOf(locale))?.article?.['@type']);
  expect(types).toEqual(['NewsArticle', undefined]);
});

it('its summary has the length of a description, or is a problem of the file that has it', () => {
  expect(descriptionProblems(CONTENT)).toEqual([]);
  expect(descriptionProblems(content('Short.'))).toMatchObject([
    { file: `content/news/${ID}/index.ja.md`, field: 'other.summary', value: 'Short.' },
  ]);
});
