/** Copy of /accessibility: the aim, what was tested, and what is not known (the Japanese convention of such a page). */
import { z } from 'zod';
import { lines, slug, text } from '../../../lib/content/fields.ts';
import { pageHead, titledText } from '../../../lib/pages/copy-parts.ts';

const part = z.strictObject({
  id: slug.meta({ ja: '部分のid（ページ内リンク用）', en: 'Id of the part, for links to it' }),
  title: lines,
  text: z.array(text).min(1),
  items: z.array(text).min(1).optional(),
  rows: z
    .array(z.strictObject({ term: text, text }))
    .min(1)
    .optional(),
});

export const accessibilitySchema = z.strictObject({
  head: pageHead,
  hero: titledText,
  tested: z.strictObject({
    term: text,
    date: text.meta({
      ja: '最後に全体を試験した日（content/facts.json の名前）',
      en: 'Day of the last whole test',
    }),
  }),
  parts: z.array(part).min(1),
  contact: z.strictObject({
    title: lines,
    text,
    link: text,
  }),
});
export type AccessibilityPart = z.output<typeof part>;
