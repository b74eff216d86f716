/** Copy of /services/maintenance (spec sections 2 and 9). */
import { z } from 'zod';
import { imageWithAlt, text } from '../../../../lib/content/fields.ts';
import {
  block,
  caption,
  consult,
  drawing,
  faqBlock,
  letter,
  numberedCaption,
  pageHead,
  statement,
  tableCorner,
  tableScroll,
  titledText,
} from '../../../../lib/pages/copy-parts.ts';

const timeline = z.strictObject({
  label: drawing,
  warranty: text,
  plan: text,
  delivery: text,
  year1: text,
  year2: text,
  inspections: z
    .array(z.strictObject({ plan: text, interval: text }))
    .length(3)
    .meta({ ja: 'ベーシック、スタンダード、プレミアムの順', en: 'Basic, standard, premium: in this order' }),
  caption: numberedCaption,
});
export type CalendarCopy = z.output<typeof timeline>;

/** The forms write no empty cell behind the last one that has words, and no list without any. */
const cells = z.array(text.nullable()).max(3).default([]).meta({
  ja: '各プランの欄（ベーシック、スタンダード、プレミアムの順）。ない欄は、消さずに空にします',
  en: 'Cells of the plans: basic, standard, premium, in this order. Leave a cell empty, do not remove it',
});

export const maintenanceSchema = z.strictObject({
  head: pageHead,
  hero: statement.extend({
    report: text.meta({ ja: '不具合を連絡するメール', en: 'Mail about a fault' }),
    reportMail: letter
      .pick({ subject: true, sentence: true, questions: true })
      .meta({ ja: '不具合を連絡するメールの下書き', en: 'Draft of the mail about a fault' }),
    consult,
    compare: text,
    timeline,
  }),
  services: block.extend({
    items: z
      .array(
        titledText.extend({ plans: text.meta({ ja: '各プランの内容', en: 'What the plans say about it' }) }),
      )
      .length(6),
  }),
  plans: block.extend({
    note: text,
    scroll: tableScroll,
    caption,
    corner: tableCorner,
    month: text.meta({ ja: '価格の行', en: 'Row of the prices' }),
    before: text.optional().meta({ ja: '価格の前の小さな言葉', en: 'Small word before a price' }),
    after: text.optional().meta({ ja: '価格のあとの小さな言葉', en: 'Small word after a price' }),
    names: z
      .array(
        z.strictObject({
          name: text,
          price: text,
          recommended: z
            .boolean()
            .optional()
            .meta({ ja: 'true ならおすすめの印', en: 'true: marked as recommended' }),
        }),
      )
      .length(3),
    rows: z.array(z.strictObject({ name: text, values: cells })).min(1),
    none: text.meta({ ja: '空の欄の読み上げ', en: 'What an empty cell says to screen readers' }),
    consult,
  }),
  flow: block.extend({ items: z.array(titledText).length(4) }),
  benefits: block.extend({
    image: imageWithAlt,
    caption,
    items: z.array(titledText).min(3),
  }),
  faq: faqBlock,
});
export type MaintenanceCopy = z.output<typeof maintenanceSchema>;
