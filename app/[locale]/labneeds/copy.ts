/** Copy of the LabNeeds landing page (spec section 2, /labneeds), and of the notice that may stand in its place. */
import { z } from 'zod';
import { closingAsk } from '../../../lib/content/closing-ask.ts';
import { faqBlock } from '../../../lib/content/faq.ts';
import { heroLabel, lines, pageHead, text } from '../../../lib/content/fields.ts';

const block = z.strictObject({ label: text, title: lines });
const item = z.strictObject({ title: lines, text });

export const labneedsSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    label: heroLabel,
    title: lines,
    text,
    browse: text.describe('Button down to the examples'),
    request: text.describe('Button to the request form'),
    join: text.describe('Link to the form for students'),
  }),
  stats: z.strictObject({
    label: text,
    drawing: text.describe('What the drawing shows, for screen readers'),
    items: z.array(z.strictObject({ term: text, value: text })).length(3),
  }),
  problems: block.extend({ items: z.array(item).length(3) }),
  solutions: block.extend({ items: z.array(item.extend({ more: text.describe('Its way out') })).length(3) }),
  flow: block.extend({ items: z.array(item).length(6) }),
  vision: block.extend({ paragraphs: z.array(text).min(1) }),
  examples: block.extend({ text, more: text.describe('Link to the whole list') }),
  matching: block.extend({
    text,
    roles: z.array(z.strictObject({ term: text, text })).length(3),
    action: text,
    notice: z.strictObject({ title: text, text }).describe('What the button shows'),
  }),
  faq: faqBlock,
  ask: closingAsk,
  preparing: z
    .strictObject({ title: lines, text, home: text })
    .describe('In place of every LabNeeds page while content/site.json says "preparing"'),
});
export type LabneedsCopy = z.output<typeof labneedsSchema>;
