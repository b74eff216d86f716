/** What stands around every automation example (spec section 2, /labneeds/{id}). */
import { z } from 'zod';
import { text } from '../../../../lib/content/fields.ts';
import { closingAsk, renderingNote } from '../../../../lib/pages/copy-parts.ts';

const card = z.strictObject({ title: text, text, action: text });

export const labneedsExampleSchema = z.strictObject({
  back: text,
  facts: z.strictObject({ field: text, period: text, engineers: text }),
  caption: renderingNote,
  placeholder: text.meta({ ja: '画像がないときの代わり', en: 'In place of a picture that is missing' }),
  request: text,
  document: text,
  overview: text,
  features: text,
  benefits: text,
  customisation: text,
  contact: card.meta({ ja: '横の欄：質問', en: 'Side card: questions' }),
  join: card.meta({ ja: '横の欄：学生エンジニアの方へ', en: 'Side card: for student engineers' }),
  ask: closingAsk,
});
export type LabneedsExampleCopy = z.output<typeof labneedsExampleSchema>;
