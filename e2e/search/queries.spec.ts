import { expect, test } from '@playwright/test';
import { addresses, builtIndex } from './built-index';
import { EN, JA } from './queries';

for (const [locale, table] of [
  ['ja', JA],
  ['en', EN],
] as const) {
  test(`every query of the ${locale} table finds its page first`, () => {
    const { ask } = builtIndex(locale);
    const missed = table.flatMap(([query, first, why]) => {
      const [found = 'nothing'] = addresses(ask(query));
      const reached = first.includes('#') ? found : found.replace(/#.*/, '');
      return reached === first ? [] : [`${query}${why ? ` (${why})` : ''}: ${found} instead of ${first}`];
    });
    expect(missed).toEqual([]);
  });
}

test('the tables are as long as they promise', () => {
  const different = (table: typeof JA) => new Set(table.map(([query]) => query)).size;
  expect(different(JA)).toBeGreaterThanOrEqual(40);
  expect(different(EN)).toBeGreaterThanOrEqual(20);
});

test('what is nowhere on the site finds nothing and invents no correction', () => {
  for (const query of ['xyzzy', '教授会の議事録係', '🦜🦜', '<script></script>', '%00', '。。。']) {
    const { hits, corrected } = builtIndex('ja').ask(query);
    expect({ query, hits: hits.length, corrected }).toEqual({ query, hits: 0, corrected: undefined });
  }
});
