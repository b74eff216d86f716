import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { FIGURES, STATED, TEXTS } from './specification';
import { content, copy, messages } from './words';

/** The site keeps what the specification fixes; the built pages are held against the rest of it in tests/built. */

describe('the ledger of figures', () => {
  it.each(Object.entries(FIGURES))('has %s as specified', (name, { value }) => {
    expect(content.facts.data[name]?.value).toBe(value);
  });

  it('gives no other figure as the specification’s', () => {
    const claimed = Object.entries(content.facts.data).filter(([, { source }]) => source.startsWith('Spec'));
    expect(claimed.map(([name]) => name).filter((name) => !(name in FIGURES))).toEqual([]);
  });
});

describe.each(LOCALES)('the copy in %s', (locale) => {
  it.each(Object.entries(STATED))('of %s states its figures', (page, names) => {
    const source = readFileSync(`content/pages/${page}/${locale}.json`, 'utf8');
    const used = new Set([...source.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name));
    // Each home is laid out in its own way, and has some of them.
    const own = page === 'home' && locale === 'en' ? names.filter((name) => !/reception$/.test(name)) : names;
    expect(own.filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(Object.entries(TEXTS).flatMap(([place, texts]) => (texts[locale] ? [[place, texts[locale]]] : [])))(
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
