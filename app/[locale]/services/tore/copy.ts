/** Copy of the page about TORE, the camera checkout for cafeterias (spec section 2, /services/tore). */
import { z } from 'zod';
import { imageBesideText, imageWithAlt, text } from '../../../../lib/content/fields.ts';
import {
  block,
  drawing,
  fact,
  heroLabel,
  label,
  numberedCaption,
  pageHead,
  questions,
  textBlock,
  titledText,
  video,
} from '../../../../lib/pages/copy-parts.ts';

const tray = z
  .strictObject({
    image: imageWithAlt,
    label: drawing,
    dishes: z
      .strictObject({ pasta: text, salad: text, orange: text, roll: text, dessert: text, juice: text })
      .meta({ ja: '料理の名前（枠に入る長さ）', en: 'Name of each dish, short enough for its frame' }),
  })
  .meta({ ja: '上から見たトレイと認識の枠', en: 'The tray seen from above with its detection frames' });

const scene = titledText.extend({ image: imageWithAlt, drawing });

export const toreSchema = z.strictObject({
  head: pageHead,
  hero: titledText.extend({ label: heroLabel, join: text, flow: text }),
  tray,
  receipt: z.strictObject({ label, unit: text, total: text, note: text, caption: numberedCaption }),
  problems: block.extend({ items: z.array(titledText).length(4) }),
  flow: block.extend({ items: z.array(titledText).length(3) }),
  film: textBlock.extend({
    video,
    poster: imageBesideText,
    caption: numberedCaption,
  }),
  features: textBlock.extend({
    items: z
      .array(
        titledText.extend({
          from: text.meta({ ja: '今の様子', en: 'How it is now' }),
          to: text.meta({ ja: 'TOREを使った場合', en: 'With TORE' }),
        }),
      )
      .length(6),
  }),
  pilot: textBlock.extend({
    stages: z.strictObject({
      label,
      past: z.array(text).min(1),
      now: text,
      next: z.array(text).min(1),
    }),
    facts: z.array(fact).min(1),
    invitation: titledText.extend({ action: text }),
  }),
  scenes: block.extend({
    university: scene,
    company: scene,
    facility: scene,
    hours: z.strictObject({ morning: text, noon: text, evening: text }),
    caption: numberedCaption,
    contact: text,
  }),
  faq: textBlock.extend({
    contact: text,
    items: questions.length(4),
  }),
});
export type ToreCopy = z.output<typeof toreSchema>;
