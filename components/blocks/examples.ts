/** An example of each block: what the sheet of components shows, and what tests are made of. */

import type { BlockName } from '../../lib/blocks/schemas.ts';
import { askExamples } from './ask/ask.examples.ts';
import type { Examples } from './block-props.ts';
import { cardsExamples } from './cards/cards.examples.ts';
import { columnsExamples } from './columns/columns.examples.ts';
import { documentExamples } from './document/document.examples.ts';
import { factsExamples } from './facts/facts.examples.ts';
import { filmExamples } from './film/film.examples.ts';
import { linkExamples } from './link/link.examples.ts';
import { pointsExamples } from './points/points.examples.ts';
import { questionsExamples } from './questions/questions.examples.ts';
import { quoteExamples } from './quote/quote.examples.ts';
import { stepsExamples } from './steps/steps.examples.ts';
import { tableExamples } from './table/table.examples.ts';
import { textExamples } from './text/text.examples.ts';

/** In an order in which they make a page. Their pictures are files of `content/pages/home`. */
export const BLOCK_EXAMPLES: { [N in BlockName]: Examples<N> } = {
  facts: factsExamples,
  points: pointsExamples,
  columns: columnsExamples,
  steps: stepsExamples,
  text: textExamples,
  table: tableExamples,
  questions: questionsExamples,
  quote: quoteExamples,
  film: filmExamples,
  cards: cardsExamples,
  document: documentExamples,
  link: linkExamples,
  ask: askExamples,
};
