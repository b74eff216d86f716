import { cases } from './helpers/cases.ts';

/** What a visitor types, where it should lead first, and why it is asked. */
export type Expected = readonly [query: string, first: string, why?: string];

const table = (locale: string) =>
  cases('tests/search-queries.txt', locale).map(([row]): Expected => {
    const [query = '', first = '', why] = row.split(' | ');
    return [query, first, why];
  });

export const JA = table('ja');
export const EN = table('en');
