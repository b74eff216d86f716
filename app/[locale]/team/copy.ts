/** Copy of the team page: roles, never names (spec section 2 links /team from the footer). */
import { z } from 'zod';
import { closingAsk } from '../../../lib/content/closing-ask.ts';
import { internalPath, lines, pageHead, text } from '../../../lib/content/fields.ts';

const STEPS = 6;

const share = z.enum(['lead', 'join', 'none']).describe('Part a role takes in a step');

export const teamSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    title: lines,
    text,
    drawing: text.describe('What the drawing shows, for screen readers'),
    caption: z.strictObject({ number: text, text }),
  }),
  roles: z.strictObject({
    label: text,
    title: lines,
    note: text,
    items: z
      .array(z.strictObject({ title: lines, part: text.describe('The part in the drawing'), text }))
      .length(5),
  }),
  crew: z.strictObject({
    label: text,
    title: lines,
    note: text,
    caption: text,
    role: text.describe('Head of the first column'),
    shares: z.strictObject({ lead: text, join: text, none: text }),
    steps: z.array(text).length(STEPS),
    rows: z.array(z.strictObject({ role: text, shares: z.array(share).length(STEPS) })).length(5),
  }),
  join: z.strictObject({
    label: text,
    title: lines,
    items: z.array(z.strictObject({ name: text, text, link: internalPath })).min(1),
  }),
  ask: closingAsk,
});
export type TeamCopy = z.output<typeof teamSchema>;
