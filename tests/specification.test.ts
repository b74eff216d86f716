import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { CASES, FIGURES, FIRST_NEWS, FIRST_POST, STATED, TEXTS } from './specification';
import { content, copy, entries, messages } from './words';

/** The site keeps what the specification fixes; the built pages are held against the rest of it in tests/built. */

describe('the ledger of figures', () => {
  it.each(Object.entries(FIGURES))('has %s as specified: %s', (name, value) => {
    expect(content.facts.data[name]?.value).toBe(value);
  });

  it('gives no other figure as the specification’s', () => {
    const claimed = Object.entries(content.facts.data).filter(
      ([, { source, value }]) => value !== undefined && source.startsWith('Spec'),
    );
    expect(claimed.map(([name]) => name).filter((name) => !(name in FIGURES))).toEqual([]);
  });
});

it('the first news and the first post are there', () => {
  const months = entries('news', 'ja').map(({ data }) => data.date.slice(0, 7));
  const first = months.filter((month) => month <= FIRST_NEWS.to);
  expect([first.length, first.at(-1), first[0]]).toEqual([FIRST_NEWS.count, FIRST_NEWS.from, FIRST_NEWS.to]);
  expect(entries('blog', 'ja').at(-1)?.data).toMatchObject(FIRST_POST);
});

const namesIn = (text: string) => [...text.matchAll(/\{\{\s*([\w.-]+)/g)].map(([, name = '']) => name);

/** The names of the figures that a file of the content uses, itself or in a statement that it makes. */
const figuresIn = (file: string) => {
  const names = namesIn(readFileSync(`content/${file}`, 'utf8'));
  return new Set([
    ...names,
    ...names.flatMap((name) => namesIn(content.facts.data[name]?.sentence?.ja ?? '')),
  ]);
};

describe.each(LOCALES)('the copy in %s', (locale) => {
  it.each(CASES)('of the case %s states its figures', (id, names) => {
    const used = figuresIn(`cases/${id}/index.${locale}.json`);
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(STATED)('of %s states its figures', (page, names) => {
    const used = figuresIn(`pages/${page}/${locale}.json`);
    // Each home is laid out in its own way, and has some of them.
    const own = page === 'home' && locale === 'en' ? names.filter((name) => !/reception$/.test(name)) : names;
    expect(own.filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(TEXTS.flatMap(({ place, [locale]: words }) => (words ? [[place, words]] : [])))(
    'says at %s: %s',
    (place, words) => expect(textAt(place, locale)).toBe(words),
  );
});

/** The text at a place such as `messages toast.soon.title` or `whitepaper download.done.title`. */
function textAt(place: string, locale: Locale): unknown {
  const [source = '', keys = ''] = place.split(' ');
  const root: unknown = source === 'messages' ? messages[locale] : copy(source as 'whitepaper', locale);
  return keys.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], root);
}
