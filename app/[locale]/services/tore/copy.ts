/** Copy of the page about TORE, the camera checkout for cafeterias (spec section 2, /services/tore). */
import { z } from 'zod';
import { closingAsk } from '../../../../lib/content/closing-ask.ts';
import { heroLabel, imageWithAlt, lines, pageHead, text } from '../../../../lib/content/fields.ts';

const titledText = z.strictObject({ title: lines, text });
const caption = z.strictObject({ number: text, text });

const tray = z
  .strictObject({
    image: imageWithAlt,
    label: text.describe('What the frames over the picture show, for screen readers'),
    dishes: z
      .strictObject({ pasta: text, salad: text, orange: text, roll: text, dessert: text, juice: text })
      .describe('Name of each dish, short enough for its frame'),
  })
  .describe('The tray seen from above with its detection frames');

const scene = titledText.extend({ image: imageWithAlt, drawing: text });

export const toreSchema = z.strictObject({
  head: pageHead,
  hero: titledText.extend({ label: heroLabel, join: text, flow: text }),
  tray,
  receipt: z.strictObject({ label: text, unit: text, total: text, note: text, caption }),
  problems: z.strictObject({ label: text, title: lines, items: z.array(titledText).length(4) }),
  flow: z.strictObject({ label: text, title: lines, items: z.array(titledText).length(3) }),
  film: titledText.extend({
    label: text,
    video: z.strictObject({ title: text, play: text, note: text }),
    poster: imageWithAlt,
    caption,
  }),
  features: titledText.extend({
    label: text,
    items: z
      .array(titledText.extend({ from: text.describe('How it is now'), to: text.describe('With TORE') }))
      .length(6),
  }),
  pilot: titledText.extend({
    label: text,
    stages: z.strictObject({
      label: text,
      past: z.array(text).min(1),
      now: text,
      next: z.array(text).min(1),
    }),
    facts: z.array(z.strictObject({ term: text, value: text })).min(1),
    invitation: titledText.extend({ action: text }),
  }),
  scenes: z.strictObject({
    label: text,
    title: lines,
    university: scene,
    company: scene,
    facility: scene,
    hours: z.strictObject({ morning: text, noon: text, evening: text }),
    caption,
    contact: text,
  }),
  faq: z.strictObject({
    label: text,
    title: lines,
    text,
    contact: text,
    items: z.array(z.strictObject({ question: text, answer: text })).length(4),
  }),
  ask: closingAsk,
});
export type ToreCopy = z.output<typeof toreSchema>;
