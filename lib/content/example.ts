/** An automation example of LabNeeds (spec section 3). */
import { z } from 'zod';
import { externalUrl, imageWithAlt, text } from './fields.ts';
import { draftField } from './publication.ts';

/** Keys of the research fields; their names are in `messages`. */
const EXAMPLE_FIELDS = ['biology', 'biochemistry', 'cell-biology', 'environment'] as const;

/** Drawings that show how an example works. */
export const EXAMPLE_DRAWINGS = ['tube-exchange', 'ph-control'] as const;
export type ExampleDrawing = (typeof EXAMPLE_DRAWINGS)[number];

const range = (value: z.ZodNumber) =>
  z
    .strictObject({ from: value, to: value })
    .refine(({ from, to }) => from <= to, '"from" must not be greater than "to"');

export const exampleSchema = z.strictObject({
  title: text.describe('What is automated'),
  description: text.describe('One or two sentences for the list and for search results, unique'),
  field: z.enum(EXAMPLE_FIELDS).describe('Key of the research field'),
  period: range(z.number().positive()).describe('Months of development, at least and at most'),
  engineers: range(z.int().positive()).describe('Engineers needed, at least and at most'),
  image: imageWithAlt.optional().describe('Picture; a placeholder stands in for it'),
  drawing: z
    .strictObject({
      name: z.enum(EXAMPLE_DRAWINGS).describe('Which drawing'),
      label: text.describe('What it shows'),
    })
    .optional()
    .describe('Drawing of how it works, in the text'),
  documentUrl: externalUrl.optional().describe('Its own document; others share urls.exampleDocument'),
  overview: z.array(text).min(1).describe('Paragraphs'),
  features: z.array(text).length(5).describe('What the device does'),
  benefits: z
    .array(z.strictObject({ title: text, text }))
    .length(4)
    .describe('What the laboratory gains'),
  customisation: text.describe('What can be changed for another laboratory'),
  ...draftField,
});
