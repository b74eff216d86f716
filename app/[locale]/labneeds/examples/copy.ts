/** Copy of the list of automation examples (spec section 2, /labneeds/examples). */
import { z } from 'zod';
import { text } from '../../../../lib/content/fields.ts';
import { label, pageHead, titledText } from '../../../../lib/pages/copy-parts.ts';

export const labneedsExamplesSchema = z.strictObject({
  head: pageHead,
  back: text,
  hero: titledText,
  list: z.strictObject({
    label,
    title: text.meta({ ja: '読み上げ用の見出し', en: 'Heading for screen readers' }),
    note: text,
  }),
});
