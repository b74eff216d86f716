import { articlesOf, renderArticles } from '@/app/[locale]/(legal)/articles';
import { LOCALES } from '@/lib/i18n/locales';
import { localeOf } from '@/lib/i18n/paths';
import { renderMarkdown } from '../helpers/render-markdown';
import { entries, entry } from '../words';

describe('a legal text', () => {
  it('becomes numbered articles', () => {
    expect(articlesOf('## One \n\nFirst.\n\n### Part\n\n## Two\nSecond.\n')).toEqual([
      { number: 1, id: 'article-1', title: 'One', body: 'First.\n\n### Part' },
      { number: 2, id: 'article-2', title: 'Two', body: 'Second.' },
    ]);
  });

  it.each([
    ['text before the first article', 'Stray.\n\n## One\n\nFirst.', 'before the first article: "Stray."'],
    ['an empty article, named without its space', '## One \n\n## Two\n\nSecond.', 'article 1 "One" is empty'],
    ['an article without text', '## One\n\n## Two\n\nSecond.', 'article 1 "One" is empty'],
    ['a last article without text', '## One\n\nFirst.\n\n## Two', 'article 2 "Two" is empty'],
  ])('may not have %s', (_, body, message) => expect(() => articlesOf(body)).toThrow(message));
});

const texts = LOCALES.flatMap((locale) => entries('legal', locale));

describe('a text on its page', () => {
  it('has the words of each article, without its heading', () => {
    expect(renderArticles('## One\n\nFirst.\n\n## Two\n\n- a', 'en')).toEqual({
      articles: ['<p>First.</p>', '<ul>\n<li>a</li>\n</ul>'],
      notes: '',
    });
  });

  it('has footnotes and addresses that stand in another article, each footnote once below all', () => {
    const { articles, notes } = renderArticles(
      '## One\n\nFirst[^1], [here][a].\n\n## Two\n\nSecond[^1].\n\n[^1]: The note.\n\n[a]: /plan',
      'en',
    );
    expect(articles.join()).not.toMatch(/\[\^|\]\[/);
    expect(articles[0]).toContain('<a href="/plan">here</a>');
    expect(articles.map((html) => html.includes('href="#note-fn-1"'))).toEqual([true, true]);
    expect(notes.match(/The note\./g)).toHaveLength(1);
  });

  it('is the same as article for article, where nothing leads from one to another', () => {
    for (const { body, locale } of texts.filter(({ body }) => !/^\[[^\]]+\]:/m.test(body)))
      expect(renderArticles(body, locale).articles).toEqual(
        articlesOf(body).map((article) => renderMarkdown(article.body, locale)),
      );
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
    articlesOf(entry('legal', locale, id).body).map(({ body }) => [
      body.match(/^\d+\. /gm)?.length,
      body.match(/^ *- /gm)?.length,
    ]),
  );
  expect(en).toEqual(ja);
});
