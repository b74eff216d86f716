import type { CollectionData, CollectionName } from '../lib/content/collections.ts';
import type { Locale } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/paths.ts';
import { LIMITS } from '../tests/specification.ts';
import { content, copy, entries, filled, messages } from '../tests/words.ts';

/** A list that script filters, as the content has it: what it shows at first, and what one of its choices leaves. */
export type List = {
  path: string;
  /** The items, shown or not. */
  items: string;
  /** Where each item leads, in the order of the list. */
  addresses: readonly string[];
  perPage: number;
  /** What the list says of its result, from the item with this number on. */
  result(found: number, from?: number): string;
  /** The label of what shows everything again. */
  all: string;
  /** Group of buttons or select, button or option, what the address then has, and what is left. */
  choice: { group: string; label: string; query: string; addresses: readonly string[] };
};

type ListOptions<N extends CollectionName> = {
  folder?: string;
  items?: string;
  perPage?: number;
  result: string;
  group: string;
  /** What an entry can be chosen by, and how visitors read it. */
  valuesOf(data: CollectionData<N>): readonly string[];
  label(value: string): string;
  parameter: string;
};

/** What most entries have, but not all. */
function commonest(values: readonly (readonly string[])[]): string {
  const counts = [...Map.groupBy(values.flat(), (value) => value)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const [value] = counts.find(([, found]) => found.length < values.length) ?? counts[0] ?? [''];
  return value;
}

function list<N extends CollectionName>(
  locale: Locale,
  path: string,
  name: N,
  options: ListOptions<N>,
): List {
  const { folder = path, items = 'main [data-list] > li', valuesOf, result, parameter } = options;
  const rows = entries(name, locale).map(({ id, data }) => ({
    address: localizedPath(locale, `${folder}/${id}`),
    values: valuesOf(data),
  }));
  const { perPage = rows.length } = options;
  const value = commonest(rows.map(({ values }) => values));
  return {
    path: localizedPath(locale, path),
    items,
    addresses: rows.map(({ address }) => address),
    perPage,
    result: (found, from = 1) =>
      result.includes('{shown}')
        ? filled(result, { total: rows.length, shown: found })
        : filled(result, { total: found, from, to: Math.min(found, from + perPage - 1) }),
    all: messages[locale].list.all,
    choice: {
      group: options.group,
      label: options.label(value),
      query: `?${parameter}=${value}`,
      addresses: rows.filter(({ values }) => values.includes(value)).map(({ address }) => address),
    },
  };
}

const newsBy = (locale: Locale) => ({
  group: messages[locale].news.filter,
  valuesOf: ({ category }: CollectionData<'news'>) => [category],
  label: (category: string) => messages[locale].news.category[category as 'event'],
  parameter: 'category',
});

export const newsIn = (locale: Locale): List =>
  list(locale, '/news', 'news', {
    ...newsBy(locale),
    perPage: LIMITS.newsPerPage,
    result: messages[locale].list.result,
  });

export const blogIn = (locale: Locale): List =>
  list(locale, '/blog', 'blog', {
    result: messages[locale].list.result,
    perPage: LIMITS.blogPerPage,
    group: messages[locale].blog.tags,
    valuesOf: ({ tags }) => tags,
    label: (tag) => content.tags.data[tag]?.[locale] ?? '',
    parameter: 'tag',
  });

export const examplesIn = (locale: Locale): List =>
  list(locale, '/labneeds/examples', 'examples', {
    ...messages[locale].examples,
    folder: '/labneeds',
    group: messages[locale].examples.fieldFilter,
    valuesOf: ({ field }) => [field],
    label: (field) => messages[locale].examples.field[field as 'biology'],
    parameter: 'field',
  });

export const casesIn = (locale: Locale): List =>
  list(locale, '/cases', 'cases', {
    ...copy('cases', locale).cases,
    items: '#cases-panel [data-list] > li',
    group: copy('cases', locale).cases.filter,
    valuesOf: ({ industry }) => [industry],
    label: (industry) => messages[locale].industry[industry as 'chemistry'],
    parameter: 'industry',
  });
