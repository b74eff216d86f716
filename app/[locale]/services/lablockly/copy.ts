/** Copy of /services/lablockly, the LabClone page (spec section 2). */
import { z } from 'zod';
import { faqBlock } from '../../../../lib/content/faq.ts';
import { heroLabel, internalPath, lines, pageHead, text } from '../../../../lib/content/fields.ts';

const titledText = z.strictObject({ title: lines, text });
const block = titledText.extend({ label: text.describe('Plain name of the block for screen readers') });

const figure = z.strictObject({
  title: text,
  figure: text,
  change: text.describe('Higher or shorter, after the figure'),
  drawing: text.describe('What the two bars show, for screen readers'),
  before: text,
  after: text,
});
export type LabcloneFigure = z.output<typeof figure>;

export const lablocklySchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    label: heroLabel,
    title: lines,
    lead: text,
    ask: text,
    features: text,
    drawing: z.strictObject({
      label: text.describe('What the dots and lines show, for screen readers'),
      notes: text,
      lines: z.array(text).length(5),
      source: z.int().min(1).max(5).describe('Which of the lines the answer rests on, from 1'),
      question: text,
      asked: text,
      answer: text,
      answered: text,
      from: text,
      reference: text,
      caption: text,
    }),
  }),
  features: z.strictObject({ label: text, title: lines, items: z.array(titledText).length(4) }),
  process: block.extend({
    items: z.array(titledText.extend({ output: text })).length(3),
    output: text.describe('Word before what a stage ends with'),
  }),
  benefits: z.strictObject({
    label: text,
    title: lines,
    items: z.array(titledText).length(5),
    example: text.describe('Says that the figures are examples'),
    success: figure,
    cycle: figure,
    note: text,
  }),
  uses: z.strictObject({
    label: text,
    title: lines,
    items: z.array(titledText.extend({ question: lines })).length(3),
  }),
  contact: block.extend({
    consult: z.strictObject({ title: text, text, action: text }),
    resources: z.strictObject({ title: text, text, action: text }),
  }),
  related: z.strictObject({
    label: text,
    title: lines,
    here: text.describe('Marks the page that is being read'),
    items: z.array(z.strictObject({ name: text, text, link: internalPath })).length(2),
  }),
  faq: faqBlock,
  ask: block.extend({ consult: text, mail: text, assurances: z.array(text).min(1) }),
});
export type LablocklyCopy = z.output<typeof lablocklySchema>;
