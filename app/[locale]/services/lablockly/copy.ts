/** Copy of /services/lablockly, the LabClone page (spec section 2). */
import { z } from 'zod';
import { lines, text } from '../../../../lib/content/fields.ts';
import {
  block,
  caption,
  drawing,
  faqBlock,
  pageHead,
  service,
  statement,
  textBlock,
  titledText,
} from '../../../../lib/pages/copy-parts.ts';

const figure = z.strictObject({
  title: text,
  figure: text,
  change: text.meta({ ja: '数値のあとの言葉（向上・短縮）', en: 'Higher or shorter, after the figure' }),
  drawing,
  before: text,
  after: text,
});
export type LabcloneFigure = z.output<typeof figure>;

export const labcloneSchema = z.strictObject({
  head: pageHead,
  hero: statement.extend({
    ask: text,
    features: text,
    drawing: z.strictObject({
      label: drawing,
      notes: text,
      lines: z.array(text).length(5),
      source: z
        .int()
        .min(1)
        .max(5)
        .meta({ ja: '答えの根拠になった行（1から）', en: 'Which of the lines the answer rests on, from 1' }),
      question: text,
      asked: text,
      answer: text,
      answered: text,
      from: text,
      reference: text,
      caption,
    }),
  }),
  features: block.extend({ items: z.array(titledText).length(4) }),
  process: textBlock.extend({
    items: z.array(titledText.extend({ output: text })).length(3),
    output: text.meta({ ja: '各段階で渡すものの前の言葉', en: 'Word before what a stage ends with' }),
  }),
  benefits: block.extend({
    items: z.array(titledText).length(5),
    example: text.meta({ ja: '数値が例であることの断り', en: 'Says that the figures are examples' }),
    success: figure,
    cycle: figure,
    note: text,
  }),
  uses: block.extend({ items: z.array(titledText.extend({ question: lines })).length(3) }),
  contact: textBlock.extend({
    consult: z.strictObject({ title: text, text, action: text }),
    resources: z.strictObject({ title: text, text, action: text }),
  }),
  related: block.extend({
    here: text.meta({ ja: '今のページの印', en: 'Marks the page that is being read' }),
    items: z.array(service).length(2),
  }),
  faq: faqBlock,
});
export type LabcloneCopy = z.output<typeof labcloneSchema>;
