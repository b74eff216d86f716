import type { DefinedTermSet } from 'schema-dts';
import type { DefinedTermSet as Glossary } from '../../glossary/terms.ts';
import { idOf, type Place } from './place.ts';

/** A glossary with its terms; each has the place on the page as its id. */
export const termSet = (place: Place, { url, name, description, terms }: Glossary) =>
  ({
    '@type': 'DefinedTermSet',
    '@id': idOf(place, 'glossary'),
    ...{ name, description, url },
    inLanguage: place.locale,
    hasDefinedTerm: terms.map(({ id, ...term }) => ({
      '@type': 'DefinedTerm' as const,
      '@id': idOf(place, id),
      termCode: id,
      ...term,
    })),
  }) satisfies DefinedTermSet;
