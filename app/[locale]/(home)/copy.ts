/** Copy of the two home pages. They have layouts of their own (spec section 2), hence a schema each. */
import { z } from 'zod';
import { imageBesideText, imageWithAlt, internalPath, text } from '../../../lib/content/fields.ts';
import {
  block,
  caption,
  consult,
  fact,
  label,
  listLink,
  numberedCaption,
  pageHead,
  panel,
  program,
  service,
  shownCase,
  statement,
  status,
  textBlock,
  titledText,
  video,
} from '../../../lib/pages/copy-parts.ts';

const timeOfDay = z
  .string()
  .regex(/^\d{2}:\d{2}$/, 'use HH:MM')
  .meta({ ja: '時刻（09:30 の形）', en: 'Time of day as HH:MM' });
const callout = z.strictObject({ label, value: text });

export const homeJaSchema = z.strictObject({
  head: pageHead,
  hero: statement.extend({
    consult,
    development: text,
    image: imageWithAlt,
    callouts: z.strictObject({ repeatability: callout, reach: callout, fingers: callout }),
  }),
  facts: z.strictObject({
    label,
    items: z.array(fact.extend({ note: text })).length(4),
  }),
  film: textBlock.extend({ video, poster: imageBesideText, caption: numberedCaption }),
  pains: block.extend({ items: z.array(titledText.extend({ time: timeOfDay })).length(4) }),
  strengths: textBlock.extend({
    design: titledText.extend({ drawing: z.strictObject({ label, samples: text, controls: text }) }),
    parts: titledText.extend({
      drawing: z.strictObject({
        label,
        steps: z.array(text).length(3),
        width: text,
        length: text,
        layers: text,
        cycle: text,
      }),
    }),
    software: titledText.extend({ blocks: program }),
    maintenance: titledText.extend({
      drawing: z.strictObject({
        label,
        warranty: text,
        plan: text,
        delivery: text,
        year1: text,
        year2: text,
        inspection: text,
      }),
    }),
  }),
  services: block.extend({
    feature: titledText.extend({ link: internalPath, more: text, image: imageBesideText }),
    items: z.array(service.extend({ status })).min(1),
  }),
  flow: block.extend({ items: z.array(titledText).length(6) }),
  cases: block.extend({
    all: listLink,
    note: text,
    items: z.array(shownCase).length(3),
  }),
  awards: block.extend({ caption }),
  partners: textBlock.extend({ action: text }),
  news: block.extend({ all: listLink }),
});
export type HomeJa = z.output<typeof homeJaSchema>;

const demo = video.extend({ heading: text, text });

export const homeEnSchema = z.strictObject({
  head: pageHead,
  hero: statement.extend({
    consult,
    development: text,
    poster: imageBesideText,
    demo,
  }),
  about: textBlock.extend({ facts: z.array(fact).length(4) }),
  labcraft: textBlock.extend({
    play: text,
    more: text,
    caption,
    demo,
    poster: imageBesideText,
    panel,
  }),
  cases: block.extend({
    note: text,
    all: listLink,
    challenge: text,
    solution: text,
    impact: text,
    items: z.array(shownCase.extend({ subtitle: text, challenge: text, solution: text })).length(4),
  }),
  story: block.extend({
    paragraphs: z.array(text).min(1),
    image: imageBesideText,
    more: text,
  }),
});
export type HomeEn = z.output<typeof homeEnSchema>;
