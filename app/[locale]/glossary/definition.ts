import { definedTermSet, termPairs } from '../../../lib/glossary/terms.ts';
import { otherLocale } from '../../../lib/i18n/locales.ts';
import { definePage } from '../../../lib/pages/define-page.ts';
import { termSet } from '../../../lib/seo/graph/glossary.ts';
import { addressOf } from '../../../lib/seo/graph/place.ts';
import { glossaryPageSchema } from './copy.ts';

export const glossaryPage = definePage({
  path: '/glossary',
  folder: 'glossary',
  kind: 'company',
  group: 'reading',
  guide: 'more',
  shows: ['glossary'],
  schema: glossaryPageSchema,
  graph: ({ place, locale, list }, { head }) => {
    const pairs = termPairs(list('glossary'), list('glossary', otherLocale(locale)));
    const facts = { name: head.crumb, description: head.description };
    const main = termSet(place, definedTermSet(addressOf(place), facts, pairs));
    return { nodes: [main], main: main['@id'] };
  },
});
