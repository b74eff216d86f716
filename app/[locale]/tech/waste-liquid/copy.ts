/** Copy of the page about the waste-liquid extension (spec section 2, /tech/waste-liquid). */
import { z } from 'zod';
import { imageWithAlt, text } from '../../../../lib/content/fields.ts';
import {
  block,
  heroLabel,
  label,
  numberedCaption,
  pageHead,
  textBlock,
  titledText,
} from '../../../../lib/pages/copy-parts.ts';

const figure = z.strictObject({
  term: text,
  lead: text.meta({ ja: '数値の前の言葉', en: 'Word before the figure' }).optional(),
  before: text.optional(),
  after: text,
  unit: text.meta({ ja: '数値の後の言葉', en: 'Word after the figure' }).optional(),
});

/** Rows of the form in the drawn screens. */
const FIELDS = 5;

export const wasteLiquidSchema = z.strictObject({
  head: pageHead,
  hero: titledText.extend({ label: heroLabel, get: text, contact: text }),
  picture: z.strictObject({ image: imageWithAlt, caption: numberedCaption }),
  tanks: z.strictObject({ label, caption: numberedCaption }),
  effect: block.extend({
    time: figure,
    cut: figure,
    share: figure,
    bars: z.strictObject({
      label,
      manual: text,
      manualTime: text,
      automated: text,
      automatedTime: text,
    }),
    caption: numberedCaption,
  }),
  screens: textBlock.extend({
    form: text.meta({ ja: '図の中の画面の題', en: 'Title bar of the drawn form' }),
    tank: text,
    fields: z.array(text).length(FIELDS),
    before: titledText.extend({ empty: text, done: text, mock: text }),
    after: titledText.extend({ values: z.array(text).length(FIELDS), done: text, mock: text }),
    caption: numberedCaption,
  }),
  start: block.extend({
    steps: z.array(titledText).length(3),
    howTo: text,
    documents: text,
  }),
});
export type WasteLiquidCopy = z.output<typeof wasteLiquidSchema>;
