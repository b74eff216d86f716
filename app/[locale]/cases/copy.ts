/** Copy of the list of cases (spec section 2, /cases). */
import { z } from 'zod';
import { closingAsk } from '../../../lib/content/closing-ask.ts';
import { lines, pageHead, text } from '../../../lib/content/fields.ts';

export const casesSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, text }),
  tabs: z.strictObject({ label: text.describe('Name of the row of tabs'), cases: text, tech: text }),
  cases: z.strictObject({
    filter: text.describe('Name of the group of industries'),
    all: text.describe('The choice that filters nothing'),
    result: text.describe('Result line with {total} and {shown}'),
    note: text,
  }),
  tech: z.strictObject({
    lead: text,
    challenge: text,
    solution: text,
    results: text,
    lab: text,
    store: text,
  }),
  ask: closingAsk,
});
export type CasesCopy = z.output<typeof casesSchema>;
