/** Copy of the page about the waste-liquid extension (spec section 2, /tech/waste-liquid). */
import { z } from 'zod';
import { closingAsk } from '../../../../lib/content/closing-ask.ts';
import { heroLabel, imageWithAlt, lines, pageHead, text } from '../../../../lib/content/fields.ts';

const titledText = z.strictObject({ title: lines, text });
const caption = z.strictObject({ number: text, text });
/** English units need a space before them, so this one keeps its blanks. */
const unit = z.string().min(1);
const figure = z.strictObject({
  term: text,
  lead: unit.optional(),
  before: text.optional(),
  after: text,
  unit,
});

/** Rows of the form in the drawn screens. */
const FIELDS = 5;

export const wasteLiquidSchema = z.strictObject({
  head: pageHead,
  hero: titledText.extend({ label: heroLabel, get: text, contact: text }),
  picture: z.strictObject({ image: imageWithAlt, caption }).describe('Picture with its caption'),
  tanks: z.strictObject({ label: text, caption }),
  effect: z.strictObject({
    label: text,
    title: lines,
    time: figure,
    cut: figure,
    share: figure,
    bars: z.strictObject({
      label: text,
      manual: text,
      manualTime: text,
      automated: text,
      automatedTime: text,
    }),
    caption,
  }),
  screens: titledText.extend({
    label: text,
    form: text.describe('Title bar of the drawn form'),
    tank: text,
    fields: z.array(text).length(FIELDS),
    before: titledText.extend({ empty: text, done: text, mock: text }),
    after: titledText.extend({ values: z.array(text).length(FIELDS), done: text, mock: text }),
    caption,
  }),
  start: z.strictObject({
    label: text,
    title: lines,
    steps: z.array(titledText).length(3),
    howTo: text,
    documents: text,
  }),
  contact: titledText.extend({ label: text, action: text }),
  ask: closingAsk,
});
export type WasteLiquidCopy = z.output<typeof wasteLiquidSchema>;
