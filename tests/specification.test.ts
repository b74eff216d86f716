import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { CASES, FIGURES, STATED, TEXTS } from './specification';
import { content, copy, messages } from './words';

/** The site keeps what the specification fixes; the built pages are held against the rest of it in tests/built. */

it('every figure whose source is the specification is as specified; the company’s own later word is not', () => {
  const claimed = Object.entries(content.facts.data).flatMap(([name, { source, value }]) =>
    value !== undefined && source.startsWith('Spec') ? [[name, value]] : [],
  );
  expect(claimed).toEqual(claimed.map(([name = '']) => [name, FIGURES[name]]));
});

it('every figure of the specification is in the ledger', () => {
  expect(Object.keys(FIGURES).filter((name) => content.facts.data[name]?.value === undefined)).toEqual([]);
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
