import { renderArticle } from '@/lib/blog/article';
import { list } from '@/lib/content';
import { LOCALES } from '@/lib/i18n/locales';
import type { ImageEntry } from '@/lib/images/manifest';

const anyPicture = (): ImageEntry => ({
  width: 1,
  height: 1,
  color: '',
  className: '',
  variants: { avif: [], webp: [] },
  fallback: { w: 1, src: '/x' },
});

it('the sample post is of 19 April 2025, tagged blog, React and tech intro (spec section 3)', () => {
  const sample = list('blog', 'ja').at(-1);
  expect(sample?.data).toMatchObject({ date: '2025-04-19', tags: ['blog', 'react', 'tech-intro'] });
});

it.each(LOCALES)('there are six posts in %s, newest first, on six days', (locale) => {
  const dates = list('blog', locale).map(({ data }) => data.date);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  expect(dates).toHaveLength(6);
});

const posts = LOCALES.flatMap((locale) => list('blog', locale));

it.each(posts.map((post) => [post.file, post] as const))(
  '%s is rendered whole',
  (_file, { locale, body }) => {
    const labels = { table: 't{number}', code: 'c{number}' };
    const { html, headings } = renderArticle(body, { locale, labels, picture: anyPicture });
    expect(html).not.toMatch(/\{\{|style=|<script|undefined/);
    expect(html).toMatch(/<table|<[uo]l>/);
    const ids = headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    const places = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(places).toEqual(expect.arrayContaining(targets));
  },
);

it.each(posts.map((post) => [post.file, post] as const))(
  '%s describes itself in one line of a search result',
  (_file, { locale, data }) => {
    const [least, most] = locale === 'ja' ? [40, 120] : [60, 160];
    expect(data.summary.length).toBeGreaterThanOrEqual(least);
    expect(data.summary.length).toBeLessThanOrEqual(most);
  },
);
