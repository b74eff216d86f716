import { renderArticles } from '@/app/[locale]/(legal)/articles';
import { LOCALES } from '@/lib/i18n/locales';
import { localeOf } from '@/lib/i18n/paths';
import { renderMarkdown } from '../helpers/render-markdown';
import { entries, entry } from '../words';

const titles = (body: string) => renderArticles(body, 'ja').articles.map(({ title }) => title);

it.each([
  ['as usual', '## 適用\n\n一。\n\n## 定義\n\n二。\n'],
  ['with a space before it', '## 適用\n\n一。\n\n ## 定義\n\n二。\n'],
  ['with a tab', '## 適用\n\n一。\n\n##\t定義\n\n二。\n'],
  ['above a row of hyphens', '## 適用\n\n一。\n\n定義\n----\n\n二。\n'],
  ['with signs at its end', '## 適用 ##\n\n一。\n\n## **定義**\n\n二。\n'],
])('a legal text is numbered articles, each with its own text: the heading is written %s', (_how, body) => {
  expect(renderArticles(body, 'ja').articles).toEqual([
    { number: 1, id: 'article-1', title: '適用', html: '<p>一。</p>' },
    { number: 2, id: 'article-2', title: '定義', html: '<p>二。</p>' },
  ]);
});

it('no heading of code or of a quotation is an article', () =>
  expect(titles('## One\n\n```\n## Code\n```\n\n> ## Quotation\n')).toEqual(['One']));

const texts = LOCALES.flatMap((locale) => entries('legal', locale));

describe('a text on its page', () => {
  it('has the words of each article, without its heading', () => {
    const { articles, notes } = renderArticles('## One\n\nFirst.\n\n### Part\n\n## Two\n\n- a', 'en');
    expect(articles.map(({ html }) => html)).toEqual([
      '<p>First.</p>\n<h3>Part</h3>',
      '<ul>\n<li>a</li>\n</ul>',
    ]);
    expect(notes).toBe('');
  });

  it('has footnotes and addresses that stand in another article, each footnote once below all', () => {
    const { articles: found, notes } = renderArticles(
      '## One\n\nFirst[^1], [here][a].\n\n## Two\n\nSecond[^1].\n\n[^1]: The note.\n\n[a]: /plan',
      'en',
    );
    const articles = found.map(({ html }) => html);
    expect(articles.join()).not.toMatch(/\[\^|\]\[/);
    expect(articles[0]).toContain('<a href="/plan">here</a>');
    expect(articles.map((html) => html.includes('href="#note-fn-1"'))).toEqual([true, true]);
    expect(notes.match(/The note\./g)).toHaveLength(1);
  });

  it('has all that the text has', () => {
    for (const { body, locale } of texts) {
      const { articles, notes } = renderArticles(body, locale);
      const whole = renderMarkdown(body, locale).split(/<h2>.*<\/h2>/);
      const parts = articles.map(({ html }) => html);
      expect([...parts, notes].join('\n').trim()).toBe(
        whole
          .map((part) => part.trim())
          .join('\n')
          .trim(),
      );
    }
  });
});

const IDS = ['privacy', 'terms'];

it('the texts of the site are the privacy policy and the terms, in both languages', () => {
  expect(texts.map(({ id }) => id)).toEqual([...IDS, ...IDS]);
});

it.each(texts)('$file links to pages in its own language', ({ body, locale }) => {
  const targets = [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, target = '']) => target);
  const others = targets.filter((target) => target !== '/licences.txt' && localeOf(target) !== locale);
  expect(others).toEqual([]);
});

it.each(IDS)('%s has as many articles, paragraphs and items in both languages', (id) => {
  const [ja, en] = LOCALES.map((locale) =>
    renderArticles(entry('legal', locale, id).body, locale).articles.map(({ html }) =>
      ['<p>', '<ol>', '<ul>', '<li>'].map((tag) => html.split(tag).length),
    ),
  );
  expect(en).toEqual(ja);
});
