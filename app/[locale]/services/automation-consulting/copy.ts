/** Copy of /services/automation-consulting (spec section 2). */
import { z } from 'zod';
import { closingAsk } from '../../../../lib/content/closing-ask.ts';
import { faqBlock } from '../../../../lib/content/faq.ts';
import { imageWithAlt, lines, pageHead, text } from '../../../../lib/content/fields.ts';

const titledText = z.strictObject({ title: lines, text });

export const automationConsultingSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, lead: text, consult: text, process: text }),
  bench: z.strictObject({
    label: text.describe('What the drawing shows, for screen readers'),
    hand: text.describe('Steps that stay with people'),
    auto: text.describe('Steps that can be automated'),
    steps: z
      .array(
        z.strictObject({
          name: text,
          by: z.enum(['hand', 'auto']).describe('Who does the step: people (hand) or a machine (auto)'),
        }),
      )
      .length(6)
      .describe('In the order of the work; the places on the bench are drawn in this order'),
    caption: z.strictObject({ number: text, text }),
  }),
  strengths: z.strictObject({
    label: text,
    title: lines,
    text,
    image: imageWithAlt,
    caption: text,
    items: z.array(titledText).length(6),
  }),
  process: z.strictObject({ label: text, title: lines, text, items: z.array(titledText).length(5) }),
  effects: z.strictObject({
    label: text,
    title: lines,
    note: text,
    before: titledText.extend({ drawing: text }),
    after: titledText.extend({ drawing: text }),
    table: z.strictObject({
      caption: text,
      corner: text,
      rows: z.array(z.strictObject({ name: text, before: text, after: text })).min(3),
    }),
  }),
  faq: faqBlock,
  ask: closingAsk,
});
export type ConsultingCopy = z.output<typeof automationConsultingSchema>;
