/** Copy of /accessibility: the aim, what was tested, and what is not known (the Japanese convention of such a page). */
import { z } from 'zod';
import { lines, slug, text } from '../../../lib/content/fields.ts';
import { crumb, pageMeta, titledText } from '../../../lib/pages/blocks.ts';

const part = z.strictObject({
  id: slug.meta({ ja: '部分のid（ページ内リンク用）', en: 'Id of the part, for links to it' }),
  title: lines,
  text: z.array(text).min(1).meta({ ja: '段落', en: 'Paragraphs' }),
  items: z
    .array(text)
    .min(1)
    .optional()
    .meta({ ja: '段落の下に並べる箇条書き', en: 'Points of a list below the paragraphs' }),
  rows: z
    .array(z.strictObject({ term: text, text }))
    .min(1)
    .optional()
    .meta({
      ja: '行ったことの名前と内容。段落の下に並べる',
      en: 'What was done, by its name, below the paragraphs',
    }),
});

export const accessibilitySchema = z.strictObject({
  meta: pageMeta,
  crumb,
  hero: titledText,
  tested: z
    .strictObject({
      term: text,
      date: text.meta({
        ja: '最後に全体を試験した日（content/facts.json の数値）',
        en: 'Day of the last whole test, as a figure of content/facts.json',
      }),
    })
    .meta({ ja: '最後に全体を試験した日', en: 'Day of the last whole test' }),
  parts: z.array(part).min(1),
  contact: z.strictObject({
    title: lines,
    text,
    link: text.meta({ ja: 'お問い合わせのページへのリンク', en: 'Link to the contact page' }),
  }),
});
export type AccessibilityPart = z.output<typeof part>;
