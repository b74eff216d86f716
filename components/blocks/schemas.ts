/** The blocks that a page of blocks is made of: one row each, in the order in which editors choose. */
import { z } from 'zod';
import type { SURFACES } from '../ui/section.tsx';
import { askSchema } from './ask/schema.ts';
import { cardsSchema } from './cards/schema.ts';
import { columnsSchema } from './columns/schema.ts';
import { documentSchema } from './document/schema.ts';
import { factsSchema } from './facts/schema.ts';
import { filmSchema } from './film/schema.ts';
import { pointsSchema } from './points/schema.ts';
import { questionsSchema } from './questions/schema.ts';
import { quoteSchema } from './quote/schema.ts';
import { stepsSchema } from './steps/schema.ts';
import { tableSchema } from './table/schema.ts';
import { textSchema } from './text/schema.ts';

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
  askSchema,
] as const;

export const blockSchema = z.discriminatedUnion('block', BLOCK_SCHEMAS);

export type Block = z.output<typeof blockSchema>;
export type BlockName = Block['block'];

/** What a block is drawn of: its copy, and how it stands among the others. */
export type BlockProps<N extends BlockName> = Omit<Extract<Block, { block: N }>, 'block'> & {
  frame: { surface: keyof typeof SURFACES; flush: boolean };
};

/** What a block with pictures needs besides: their keys in the image manifest, by the names of files beside the copy. */
export type WithPictures = { keyOf(file: string): string };
