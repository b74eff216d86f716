import { renderArticle } from '@/lib/blog/article';
import { LOCALES } from '@/lib/i18n/locales';
import { picture } from '../seo/context';
import { entries } from '../words';

it.each(LOCALES)('the posts in %s come from the newest to the oldest', (locale) => {
  const dates = entries('blog', locale).map(({ data }) => data.date);
  expect(dates).toEqual([...dates].sort().reverse());
});

const posts = LOCALES.flatMap((locale) => entries('blog', locale)).filter(({ original }) => !original);

it.each(posts.map((post) => [post.file, post] as const))(
  '%s is rendered whole',
  (_file, { locale, body }) => {
    const labels = { table: 't{number}', code: 'c{number}' };
    const { html, headings } = renderArticle(body, { locale, labels, picture });
    expect(html).not.toMatch(/\{\{|style=|<script|undefined/);
    const ids = headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    const places = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(places).toEqual(expect.arrayContaining(targets));
  },
);
