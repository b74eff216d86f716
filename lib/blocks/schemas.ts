/** The blocks that a page of blocks is made of: one row each, in the order in which editors choose. */
import { z } from 'zod';
import { askSchema } from './ask.ts';
import { cardsSchema } from './cards.ts';
import { columnsSchema } from './columns.ts';
import { documentSchema } from './document.ts';
import { factsSchema } from './facts.ts';
import { filmSchema } from './film.ts';
import { linkSchema } from './link.ts';
import { pointsSchema } from './points.ts';
import { questionsSchema } from './questions.ts';
import { quoteSchema } from './quote.ts';
import { stepsSchema } from './steps.ts';
import { tableSchema } from './table.ts';
import { textSchema } from './text.ts';

const BLOCK_SCHEMAS = [
  pointsSchema,
  textSchema,
  columnsSchema,
  stepsSchema,
  factsSchema,
  tableSchema,
  cardsSchema,
  questionsSchema,
  quoteSchema,
  filmSchema,
  documentSchema,
  linkSchema,
  askSchema,
] as const;

export const blockSchema = z.discriminatedUnion('block', BLOCK_SCHEMAS);

export const blockList = z
  .array(blockSchema)
  .min(1)
  .meta({ ja: 'ページを作るブロック（上から順）', en: 'The blocks of the page, from its top' });

/** What the blocks of a page say alike in both languages. */
export const SHARED_IN_BLOCKS = [
  'blocks.*.block',
  'blocks.*.id',
  'blocks.*.image.src',
  'blocks.*.poster.src',
  'blocks.*.document',
  'blocks.*.to',
  'blocks.*.items.*.link',
  'blocks.*.more.link',
  'blocks.*.link.to',
  'blocks.*.link.url',
] as const;

export type Block = z.output<typeof blockSchema>;
export type BlockName = Block['block'];

/** The blocks of a copy; none of one that is not made of them. */
export const blocksIn = (copy: unknown): readonly Block[] =>
  (copy as { blocks?: readonly Block[] }).blocks ?? [];
