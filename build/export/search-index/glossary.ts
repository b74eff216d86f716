import type { SearchSettings } from '../../../lib/content/search.ts';
import { type GlossaryTerm, glossarySynonyms } from '../../../lib/glossary/terms.ts';
import { fold } from '../../../lib/search/fold.ts';

/** The words of a group in the form in which the search compares them. */
const formsOf = (group: readonly string[]) => group.map(fold);

/**
 * The settings of the search with the words of the glossary as further groups; a group whose words stand together in
 * the settings already is not repeated.
 */
export function withGlossary(settings: SearchSettings, terms: readonly GlossaryTerm[]): SearchSettings {
  const known = settings.synonyms.map(formsOf);
  const further = glossarySynonyms(terms).filter(
    (group) => !known.some((forms) => formsOf(group).every((word) => forms.includes(word))),
  );
  return { ...settings, synonyms: [...settings.synonyms, ...further] };
}
