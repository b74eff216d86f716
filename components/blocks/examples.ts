/** An example of each block: what the sheet of components shows, and what tests are made of. */

import type { BlockName, PageBlock } from '../../lib/blocks/schemas.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import ask from './ask/ask.examples.json' with { type: 'json' };
import cards from './cards/cards.examples.json' with { type: 'json' };
import columns from './columns/columns.examples.json' with { type: 'json' };
import document from './document/document.examples.json' with { type: 'json' };
import facts from './facts/facts.examples.json' with { type: 'json' };
import film from './film/film.examples.json' with { type: 'json' };
import link from './link/link.examples.json' with { type: 'json' };
import points from './points/points.examples.json' with { type: 'json' };
import questions from './questions/questions.examples.json' with { type: 'json' };
import quote from './quote/quote.examples.json' with { type: 'json' };
import steps from './steps/steps.examples.json' with { type: 'json' };
import table from './table/table.examples.json' with { type: 'json' };
import text from './text/text.examples.json' with { type: 'json' };

/** An example of a block in each language: JSON does not say to be one, the tests do. */
type Examples<N extends BlockName> = Record<Locale, Extract<PageBlock, { block: N }>>;

/** In an order in which they make a page. Their pictures are files of `content/pages/home`. */
export const BLOCK_EXAMPLES = {
  ...{ facts, points, columns, steps, text, table, questions },
  ...{ quote, film, cards, document, link, ask },
} satisfies Record<BlockName, unknown> as { [N in BlockName]: Examples<N> };
