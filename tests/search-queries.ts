import { readFileSync } from 'node:fs';
import type { CollectionName } from '../lib/content/collections.ts';
import { cases } from './helpers/cases.ts';
import { content } from './words.ts';

/** What a visitor types, where it should lead first, and why it is asked. */
export type Expected = readonly [query: string, first: string, why?: string];

const COLLECTIONS: Record<string, CollectionName> = {
  ...{ blog: 'blog', cases: 'cases', labneeds: 'examples', news: 'news' },
};

/** Whether an address is none of an entry that editors have taken off the site. */
function isThere(address: string): boolean {
  const [, section = '', id] = /^(?:\/en)?\/(blog|cases|labneeds|news)\/([\w-]+)/.exec(address) ?? [];
  const name = COLLECTIONS[section];
  return !name || id === 'examples' || content.collections[name].some((entry) => entry.id === id);
}

/** What the smallest maintenance plan costs a month, in yen. */
const PRICE: number = JSON.parse(readFileSync('content/facts.json', 'utf8'))['plan.basic'].value;

const table = (locale: string) =>
  cases('tests/search-queries.txt', locale)
    .map(([line]) => line.replace('{price}', String(PRICE)).replace('{price,}', PRICE.toLocaleString('en')))
    .map((row): Expected => {
      const [query = '', first = '', why] = row.split(' | ');
      return [query, first, why];
    })
    .filter(([, first]) => isThere(first));

export const JA = table('ja');
export const EN = table('en');

/** The first of a table that leads to an example by a word of its title. */
const titled = (table: readonly Expected[]) =>
  table.flatMap(([query, first]) => {
    const hit = content.collections.examples.find(
      ({ id, data }) => first.endsWith(`/labneeds/${id}`) && data.title.toLowerCase().includes(query),
    );
    return hit ? { query, first, title: hit.data.title } : [];
  })[0] ?? { query: '', first: '', title: '' };
export const EXAMPLE = { ja: titled(JA), en: titled(EN) };
