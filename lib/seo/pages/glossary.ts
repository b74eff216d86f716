/** The glossary: a set of terms, each with what the other language calls it. */
import { definedTermSet, termPairs } from '../../glossary/terms.ts';
import { otherLocale } from '../../i18n/locales.ts';
import { termSet } from '../graph/glossary.ts';
import { addressOf } from '../graph/place.ts';
import type { Row } from './page-facts.ts';

export const glossary: Row = ({ place, locale, page, list }) => {
  const { meta, crumb } = page('glossary');
  const pairs = termPairs(list('glossary'), list('glossary', otherLocale(locale)));
  const facts = { name: crumb, description: meta.description };
  const main = termSet(place, definedTermSet(addressOf(place), facts, pairs));
  return { meta, crumbs: { current: crumb }, nodes: [main], main: main['@id'] };
};
