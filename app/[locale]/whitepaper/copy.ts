/** Copy of the white paper page and the guide itself (spec sections 2 and 7, /whitepaper). */
import { z } from 'zod';
import { closingAsk } from '../../../lib/content/closing-ask.ts';
import { imageWithAlt, lines, pageHead, text } from '../../../lib/content/fields.ts';

const titledText = z.strictObject({ title: lines, text });
const toast = z.strictObject({ title: text, text });
const fact = z.strictObject({ term: text, value: text });
const countedFact = z.strictObject({
  term: text,
  value: text.regex(/%n/, 'Write %n where the number goes'),
});

const measuredCase = titledText.extend({
  lead: text.optional(),
  after: text,
  unit: text,
  image: imageWithAlt,
});

const chapter = z.strictObject({
  title: text.describe('Without its number: chapters are counted through all parts'),
  paragraphs: z.array(text).min(1),
  points: z.array(text).min(1).optional().describe('A list after the paragraphs'),
  checks: z.array(text).min(1).optional().describe('A checklist at the end of the chapter'),
});

const guide = z
  .strictObject({
    title: text,
    intro: text,
    parts: z
      .array(
        z.strictObject({
          name: text.describe('One or two words, for the cover'),
          title: text,
          summary: text.describe('One sentence for the card of the part'),
          chapters: z.array(chapter).min(1),
        }),
      )
      .length(3),
  })
  .describe('The guide: read on the page, and saved as a text file');

export const whitepaperSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    title: lines,
    lead: text,
    facts: z.strictObject({ contents: countedFact, form: fact, length: countedFact }),
    read: text,
  }),
  download: z.strictObject({
    action: text,
    file: z
      .string()
      .regex(/^[\w-]*whitepaper-automation-guide\.txt$/, 'Must end in "whitepaper-automation-guide.txt"'),
    done: toast,
    failed: toast,
  }),
  cover: z.strictObject({
    label: text,
    title: z.array(text).length(2),
    block: z.strictObject({ form: text, text, scale: text, publisher: text }),
  }),
  contents: titledText.extend({ label: text }),
  cases: z.strictObject({
    label: text,
    title: lines,
    note: text,
    column: measuredCase,
    beads: measuredCase,
    crystal: measuredCase,
  }),
  benefits: z.strictObject({
    label: text,
    title: lines,
    note: text,
    measured: z.array(titledText.extend({ figure: text, unit: text })).length(3),
    handover: titledText.extend({ drawing: text }),
  }),
  reading: titledText.extend({ label: text }),
  request: titledText.extend({
    label: text,
    action: text,
    letter: z.strictObject({
      label: text,
      to: text,
      about: text,
      subject: text,
      sentence: text,
      questions: z.array(text).min(1),
    }),
  }),
  guide,
  ask: closingAsk,
});
export type WhitepaperCopy = z.output<typeof whitepaperSchema>;
