/** Copy of the list of automation examples (spec section 2, /labneeds/examples). */
import { z } from 'zod';
import { closingAsk } from '../../../../lib/content/closing-ask.ts';
import { lines, pageHead, text } from '../../../../lib/content/fields.ts';

export const labneedsExamplesSchema = z.strictObject({
  head: pageHead,
  back: text,
  hero: z.strictObject({ title: lines, text }),
  list: z.strictObject({ label: text, title: text.describe('Heading for screen readers'), note: text }),
  ask: closingAsk,
});
