import type { Locale } from '../../lib/i18n/locales';
import { localizedPath } from '../../lib/i18n/paths';
import { Corpus } from '../../lib/search/corpus';
import { CATALOGUE, type Catalogue, type Shard } from '../../lib/search/index-format';
import { type Results, search } from '../../lib/search/search';
import { Synonyms } from '../../lib/search/synonyms';
import { EN, JA } from '../search-queries';
import { readText } from './out';

const parsed = <T>(address: string): T => JSON.parse(readText(address)) as T;

/** The built index of a language, all of it, ready to be asked. */
function builtIndex(locale: Locale) {
  const catalogue = parsed<Catalogue>(localizedPath(locale, CATALOGUE));
  const corpus = new Corpus(catalogue);
  for (const shard of catalogue.shards) corpus.add(parsed<Shard>(shard));
  const synonyms = new Synonyms(catalogue.synonyms);
  return (query: string): Results => search(corpus, synonyms, query);
}

/** Where the first hit leads: `/page` or `/page#section`. */
function firstOf({ hits: [first] }: Results): string {
  if (!first) return 'nothing';
  const { page, section } = first;
  const [id] = section === undefined ? [''] : (page.original.sections[section] ?? ['']);
  return page.page.path + (id ? `#${id}` : '');
}

it.each([
  ['ja', JA],
  ['en', EN],
] as const)('every query of the %s table finds its page first', (locale, table) => {
  const ask = builtIndex(locale);
  const missed = table.flatMap(([query, first, why]) => {
    const found = firstOf(ask(query));
    const reached = first.includes('#') ? found : found.replace(/#.*/, '');
    return reached === first ? [] : [`${query}${why ? ` (${why})` : ''}: ${found} instead of ${first}`];
  });
  expect(missed).toEqual([]);
});

it('what is nowhere on the site finds nothing and invents no correction', () => {
  const ask = builtIndex('ja');
  for (const query of ['xyzzy', '教授会の議事録係', '🦜🦜', '<script></script>', '%00', '。。。']) {
    const { hits, corrected } = ask(query);
    expect({ query, hits: hits.length, corrected }).toEqual({ query, hits: 0, corrected: undefined });
  }
});
