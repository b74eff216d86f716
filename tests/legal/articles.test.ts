import { list } from '@/lib/content';
import { articlesOf } from '@/lib/legal/articles';

describe('a legal text', () => {
  it('becomes numbered articles', () => {
    expect(articlesOf('## One \n\nFirst.\n\n### Part\n\n## Two\nSecond.\n')).toEqual([
      { number: 1, id: 'article-1', title: 'One', body: 'First.\n\n### Part' },
      { number: 2, id: 'article-2', title: 'Two', body: 'Second.' },
    ]);
  });

  it.each([
    [
      'text before the first article',
      'Stray.\n\n## One\n\nFirst.',
      'text before the first article: "Stray."',
    ],
    [
      'an article without text, named without its space',
      '## One \n\n## Two\n\nSecond.',
      'article 1 "One" is empty',
    ],
    ['an article without text', '## One\n\n## Two\n\nSecond.', 'article 1 "One" is empty'],
    ['a last article without text', '## One\n\nFirst.\n\n## Two', 'article 2 "Two" is empty'],
  ])('may not have %s', (_, body, message) => expect(() => articlesOf(body)).toThrow(message));
});

const COUNTS = { privacy: 8, terms: 15 };
const ENACTED = { privacy: '2025-10-05', terms: '2023-04-01' };
type Id = keyof typeof COUNTS;
const texts = (['ja', 'en'] as const).flatMap((locale) =>
  list('legal', locale).map((entry) => ({
    name: `${entry.id} (${locale})`,
    locale,
    entry,
    id: entry.id as Id,
  })),
);

describe('the texts of the site', () => {
  it('are the privacy policy and the terms, in both languages', () => {
    expect(texts.map(({ name }) => name)).toEqual([
      'privacy (ja)',
      'terms (ja)',
      'privacy (en)',
      'terms (en)',
    ]);
  });

  it.each(texts)('$name has its articles and its day', ({ entry, id }) => {
    expect(articlesOf(entry.body)).toHaveLength(COUNTS[id]);
    expect(entry.data.enacted).toBe(ENACTED[id]);
  });

  it.each(texts)('$name links only to pages in its own language', ({ entry, locale }) => {
    const targets = [...entry.body.matchAll(/\]\(([^)]*)\)/g)]
      .map(([, target]) => target ?? '')
      .filter((target) => target !== '/licences.txt');
    expect(targets).toHaveLength(1);
    expect(targets[0]?.startsWith('/en/')).toBe(locale === 'en');
  });

  it.each(Object.keys(COUNTS) as Id[])('%s has as many paragraphs and items in both languages', (id) => {
    const shape = (locale: 'ja' | 'en') =>
      texts
        .filter((text) => text.id === id && text.locale === locale)
        .flatMap(({ entry }) => articlesOf(entry.body))
        .map(({ body }) => [body.match(/^\d+\. /gm)?.length, body.match(/^ *- /gm)?.length]);
    expect(shape('en')).toEqual(shape('ja'));
  });
});
