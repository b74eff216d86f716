/** Copy of /services/labcraft (spec section 2). */
import { z } from 'zod';
import { faqBlock } from '../../../../lib/content/faq.ts';
import {
  clip,
  heroLabel,
  imageWithAlt,
  internalPath,
  lines,
  pageHead,
  text,
} from '../../../../lib/content/fields.ts';

const titledText = z.strictObject({ title: lines, text });
const block = titledText.extend({ label: text.describe('Plain name of the block for screen readers') });

const blocks = z.strictObject({
  repeat: text,
  range: text,
  rows: z.array(z.strictObject({ verb: text, values: z.array(text) })).min(3),
});

const panel = z.strictObject({
  file: text,
  status: text,
  say: text,
  sentence: text,
  check: text,
  blocks,
  rehearse: text,
  plate: text.describe('What the plan of the plate shows, for screen readers'),
  foot: text,
  run: text,
});

/** The same protocol in five stages; each has the words that its drawing needs. */
const features = z.strictObject({
  label: text,
  title: lines,
  note: text,
  say: titledText.extend({
    caption: text,
    words: z
      .array(
        z.strictObject({
          text: z.string().min(1).describe('Part of the sentence, with its spaces'),
          value: z.boolean().optional().describe('Becomes a value of a block'),
        }),
      )
      .min(3),
  }),
  block: titledText.extend({ caption: text }),
  rehearse: titledText.extend({ drawing: text, tips: text, plate: text, path: text }),
  run: titledText.extend({ drawing: text, column: text, done: text }),
  record: titledText.extend({
    drawing: text,
    caption: text,
    rows: z.array(z.strictObject({ place: text, action: text, state: text })).min(3),
  }),
});
export type LabcraftFeatures = z.output<typeof features>;

export const labcraftSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    label: heroLabel,
    title: lines,
    lead: text,
    book: text,
    watch: text,
    caption: text,
    panel,
  }),
  explanation: block.extend({
    image: imageWithAlt,
    caption: text,
    facts: z.array(z.strictObject({ term: text, value: text })).length(4),
  }),
  demo: block.extend({
    video: z.strictObject({ title: text, play: text, note: text }),
    poster: imageWithAlt,
  }),
  problems: z.strictObject({ label: text, title: lines, items: z.array(titledText).min(3) }),
  features,
  benefits: z.strictObject({
    label: text,
    title: lines,
    note: text,
    items: z.array(titledText.extend({ figure: text, unit: text, about: text.optional() })).length(5),
  }),
  support: block.extend({
    items: z.array(titledText).min(3),
    plans: text.describe('Link to the maintenance plans'),
  }),
  roadmap: block.extend({ stages: z.array(titledText.extend({ stage: text })).length(3) }),
  related: z.strictObject({
    label: text,
    title: lines,
    clip,
    items: z
      .array(
        z.strictObject({
          name: text,
          text,
          link: internalPath.optional().describe('Without a link the name shows the coming-soon notice'),
        }),
      )
      .min(2),
  }),
  contact: block.extend({
    action: text,
    letter: z.strictObject({
      label: text,
      to: text.describe('Word for the address of the mail'),
      about: text.describe('Word for its subject'),
      subject: text,
      sentence: text,
      questions: z.array(text).length(7).describe('Preferred dates 1 to 3, name, organisation, phone, other'),
    }),
  }),
  faq: faqBlock,
  ask: block.extend({ consult: text, mail: text, assurances: z.array(text).min(1) }),
});
export type LabcraftCopy = z.output<typeof labcraftSchema>;
