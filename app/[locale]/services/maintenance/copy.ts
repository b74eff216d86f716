/** Copy of /services/maintenance (spec sections 2 and 9). */
import { z } from 'zod';
import { closingAsk } from '../../../../lib/content/closing-ask.ts';
import { faqBlock } from '../../../../lib/content/faq.ts';
import { heroLabel, imageWithAlt, lines, pageHead, text } from '../../../../lib/content/fields.ts';

const titledText = z.strictObject({ title: lines, text });

const timeline = z.strictObject({
  label: text.describe('What the drawing shows, for screen readers'),
  warranty: text,
  plan: text,
  delivery: text,
  year1: text,
  year2: text,
  inspections: z
    .array(z.strictObject({ plan: text, interval: text }))
    .length(3)
    .describe('Basic, standard, premium: in this order'),
  caption: z.strictObject({ number: text, text }),
});
export type CareCopy = z.output<typeof timeline>;

export const maintenanceSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    label: heroLabel,
    title: lines,
    lead: text,
    report: text.describe('Link that opens a mail about a fault'),
    consult: text,
    compare: text,
    timeline,
  }),
  services: z.strictObject({
    label: text,
    title: lines,
    items: z.array(titledText.extend({ plans: text.describe('What the plans say about it') })).length(6),
  }),
  plans: z.strictObject({
    label: text,
    title: lines,
    note: text,
    scroll: text.describe('Name of the scrolling table, for screen readers'),
    caption: text,
    corner: text,
    month: text.describe('Row of the prices'),
    before: text.optional().describe('Small word before a price: "from"'),
    after: text.optional().describe('Small word after a price: 「から」'),
    names: z
      .array(z.strictObject({ name: text, price: text, recommended: z.boolean().optional() }))
      .length(3),
    rows: z.array(z.strictObject({ name: text, values: z.array(text.nullable()).length(3) })).min(1),
    none: text.describe('What an empty cell says to screen readers'),
    consult: text,
  }),
  flow: z.strictObject({ label: text, title: lines, items: z.array(titledText).length(4) }),
  benefits: z.strictObject({
    label: text,
    title: lines,
    image: imageWithAlt,
    caption: text,
    items: z.array(titledText).min(3),
  }),
  faq: faqBlock,
  ask: closingAsk,
});
export type MaintenanceCopy = z.output<typeof maintenanceSchema>;
