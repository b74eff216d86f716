/** Copy of the white paper page and the guide itself (spec sections 2 and 7, /whitepaper). */
import { z } from 'zod';
import { hasUniqueIds, imageWithAlt, lines, text } from '../../../lib/content/fields.ts';
import {
  answerId,
  block,
  drawing,
  fact,
  label,
  lead,
  letter,
  notice,
  pageHead,
  textBlock,
  titledText,
} from '../../../lib/pages/copy-parts.ts';

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

/** The drawings of other pages that a chapter of the document may show. */
const GUIDE_DRAWINGS = ['bench', 'reach', 'spread'] as const;
export type GuideDrawing = (typeof GUIDE_DRAWINGS)[number];

const chapter = z.strictObject({
  title: text.meta({ ja: '章の題（番号は自動で付きます）', en: 'Without its number, which is counted' }),
  paragraphs: z.array(text).min(1),
  points: z.array(text).min(1).optional(),
  checks: z.array(text).min(1).optional(),
  drawing: z
    .enum(GUIDE_DRAWINGS)
    .optional()
    .meta({ ja: 'PDFの章に入る図の種類', en: 'Which drawing the chapter has in the PDF' }),
  id: answerId,
});

const guide = z
  .strictObject({
    title: text,
    intro: text,
    parts: z
      .array(
        z.strictObject({
          name: text.meta({ ja: '表紙に出る一、二語', en: 'One or two words, for the cover' }),
          title: text,
          summary: text.meta({ ja: '各部の紹介の一文', en: 'One sentence for the card of the part' }),
          chapters: z.array(chapter).min(1),
        }),
      )
      .length(3)
      .refine((parts) => hasUniqueIds(parts.flatMap(({ chapters }) => chapters)), 'An id is given twice'),
  })
  .meta({ ja: 'ガイドの本文。文書としても保存されます', en: 'The guide, saved as a text file too' });

export const whitepaperSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    title: lines,
    lead,
    facts: z.strictObject({ contents: countedFact, form: fact, length: countedFact }),
    read: text,
  }),
  download: z.strictObject({
    action: text,
    file: z
      .string()
      .regex(/^[\w-]*whitepaper-automation-guide\.txt$/, 'Must end in "whitepaper-automation-guide.txt"')
      .meta({ ja: '保存するファイルの名前', en: 'Name of the file that is saved' }),
    done: notice,
    failed: notice,
  }),
  cover: z.strictObject({
    label,
    title: z.array(text).length(2),
    block: z.strictObject({ form: text, text, scale: text, publisher: text }),
  }),
  contents: textBlock,
  cases: block.extend({
    note: text,
    column: measuredCase,
    beads: measuredCase,
    crystal: measuredCase,
  }),
  benefits: block.extend({
    note: text,
    measured: z.array(titledText.extend({ figure: text, unit: text })).length(3),
    handover: titledText.extend({ drawing }),
  }),
  reading: textBlock,
  request: textBlock.extend({
    action: text,
    letter,
  }),
  guide,
});
export type WhitepaperCopy = z.output<typeof whitepaperSchema>;
