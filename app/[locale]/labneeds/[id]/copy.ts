/** What stands around every automation example (spec section 2, /labneeds/{id}). */
import { z } from 'zod';
import { closingAsk } from '../../../../lib/content/closing-ask.ts';
import { text } from '../../../../lib/content/fields.ts';

const card = z.strictObject({ title: text, text, action: text });

export const labneedsExampleSchema = z.strictObject({
  back: text,
  facts: z.strictObject({ field: text, period: text, engineers: text }),
  caption: text.describe('Under a picture: that it is a rendering'),
  placeholder: text.describe('In place of a picture that is missing'),
  request: text.describe('Button to the request form'),
  document: text.describe('Button to the detail document'),
  overview: text,
  features: text,
  benefits: text,
  customisation: text,
  contact: card.describe('Side card: questions'),
  join: card.describe('Side card: for student engineers'),
  ask: closingAsk,
});
export type LabneedsExampleCopy = z.output<typeof labneedsExampleSchema>;
