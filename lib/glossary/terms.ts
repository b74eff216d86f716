/** The glossary as data: pairs of terms, synonyms for the search, and what a DefinedTermSet says. Pure. */
import type { GlossaryEntry } from '../content/glossary.ts';
import type { Locale } from '../i18n/locales.ts';
import { normalise } from '../listing/normalise.ts';

/** A term in one language, as the content gives it. */
export type GlossaryTerm = { id: string; locale: Locale; data: GlossaryEntry };

/** A term with what the other language calls it. */
export type TermPair = GlossaryEntry & { id: string; counterpart: string };

/** The terms of a language in their order, each with its counterpart; a term without one is left out. */
export function termPairs(own: readonly GlossaryTerm[], other: readonly GlossaryTerm[]): TermPair[] {
  const names = new Map(other.map(({ id, data }) => [id, data.term]));
  return own.flatMap(({ id, data }) => {
    const counterpart = names.get(id);
    return counterpart === undefined ? [] : [{ ...data, id, counterpart }];
  });
}

/**
 * Groups of words that mean the same, over both languages, normalised as the search compares them: a query that
 * is one word of a group may also look for the others. Sorted, without duplicates; groups of one are left out.
 */
export function glossarySynonyms(terms: readonly GlossaryTerm[]): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const { id, data } of terms) {
    const words = groups.get(id) ?? new Set<string>();
    for (const word of [data.term, ...data.also]) words.add(normalise(word));
    groups.set(id, words);
  }
  return [...groups.values()].filter(({ size }) => size > 1).map((words) => [...words].sort());
}

/** One term as schema.org's DefinedTerm wants it. */
export type DefinedTerm = {
  id: string;
  url: string;
  name: string;
  alternateName: string[];
  description: string;
};
export type DefinedTermSet = { url: string; name: string; description: string; terms: DefinedTerm[] };

/**
 * What a DefinedTermSet says of the glossary. `url` is the page's absolute address; a term's is the place on it.
 * The structured data of the page is made of this.
 */
export const definedTermSet = (
  url: string,
  page: { name: string; description: string },
  pairs: readonly TermPair[],
): DefinedTermSet => ({
  url,
  ...page,
  terms: pairs.map(({ id, term, also, counterpart, definition }) => ({
    id,
    url: `${url}#${id}`,
    name: term,
    alternateName: [...new Set([counterpart, ...also])],
    description: definition,
  })),
});
