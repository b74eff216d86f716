/** Copy of the two home pages. They have layouts of their own (spec section 2), hence a schema each. */
import { z } from 'zod';
import {
  heroLabel,
  imageWithAlt,
  internalPath,
  lines,
  pageHead,
  slug,
  text,
} from '../../../lib/content/fields.ts';
import { measuredFigures } from '../../../lib/content/measured-figures.ts';

const callout = z.strictObject({ label: text, value: text });
const captioned = z.strictObject({ number: text, text });
const titledText = z.strictObject({ title: lines, text });

const blocks = z.strictObject({
  repeat: text,
  range: text,
  rows: z.array(z.strictObject({ verb: text, values: z.array(text) })).min(3),
});

const video = z.strictObject({
  title: text.describe('Name of the video, read out with the player'),
  play: text.describe('Text of the play button'),
  note: text.describe('Small text under the button: where the video comes from'),
});

const japaneseCase = z.strictObject({
  id: slug.describe('Id of the case: links to /cases/{id}'),
  ...measuredFigures,
  title: lines,
  text,
  tags: z.array(text).min(1),
  image: imageWithAlt.optional(),
  drawing: z.strictObject({ label: text, manual: text, automated: text, axis: text }).optional(),
});

export const homeJaSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    label: heroLabel,
    title: lines,
    lead: text,
    consult: text,
    development: text,
    image: imageWithAlt,
    callouts: z.strictObject({ repeatability: callout, reach: callout, fingers: callout }),
  }),
  facts: z.strictObject({
    label: text,
    items: z.array(z.strictObject({ term: text, value: text, note: text })).length(4),
  }),
  film: z.strictObject({ label: text, title: lines, text, video, poster: imageWithAlt, caption: captioned }),
  pains: z.strictObject({
    label: text,
    title: lines,
    items: z.array(titledText.extend({ time: z.string().regex(/^\d{2}:\d{2}$/, 'use HH:MM') })).length(4),
  }),
  strengths: z.strictObject({
    label: text,
    title: lines,
    text,
    design: titledText.extend({ drawing: z.strictObject({ label: text, samples: text, controls: text }) }),
    parts: titledText.extend({
      drawing: z.strictObject({
        label: text,
        steps: z.array(text).length(3),
        width: text,
        length: text,
        layers: text,
        cycle: text,
      }),
    }),
    software: titledText.extend({ blocks }),
    care: titledText.extend({
      drawing: z.strictObject({
        label: text,
        warranty: text,
        plan: text,
        delivery: text,
        year1: text,
        year2: text,
        inspection: text,
      }),
    }),
  }),
  services: z.strictObject({
    label: text,
    title: lines,
    feature: titledText.extend({ link: internalPath, more: text, image: imageWithAlt }),
    items: z
      .array(
        z.strictObject({
          name: text,
          text,
          link: internalPath,
          status: z.enum(['trial', 'soon']).optional().describe('Badge: in trial or in preparation'),
        }),
      )
      .min(1),
  }),
  flow: z.strictObject({ label: text, title: lines, items: z.array(titledText).length(6) }),
  cases: z.strictObject({
    label: text,
    title: lines,
    all: text,
    note: text,
    items: z.array(japaneseCase).length(3),
  }),
  awards: z.strictObject({ label: text, title: lines, caption: text }),
  partners: titledText.extend({ label: text, action: text }),
  news: z.strictObject({ label: text, title: lines, all: text }),
  contact: titledText.extend({
    label: text,
    consult: text,
    mail: text,
    assurances: z.array(text).min(1),
  }),
});
export type HomeJa = z.output<typeof homeJaSchema>;

const demo = video.extend({ heading: text, text });

export const homeEnSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    label: heroLabel,
    title: lines,
    lead: text,
    consult: text,
    development: text,
    poster: imageWithAlt,
    demo,
  }),
  about: titledText.extend({
    label: text,
    facts: z.array(z.strictObject({ value: text, term: text })).length(4),
  }),
  labcraft: titledText.extend({
    label: text,
    play: text,
    more: text,
    caption: text,
    demo,
    poster: imageWithAlt,
    panel: z.strictObject({
      file: text,
      status: text,
      say: text,
      sentence: text,
      check: text,
      blocks,
      rehearse: text,
      plate: text,
      foot: text,
      run: text,
    }),
  }),
  cases: z.strictObject({
    label: text,
    title: lines,
    note: text,
    all: text,
    challenge: text,
    solution: text,
    impact: text,
    items: z
      .array(
        z.strictObject({
          id: slug,
          date: z.string().regex(/^\d{4}-\d{2}$/, 'use YYYY-MM'),
          ...measuredFigures,
          title: text,
          subtitle: text,
          challenge: text,
          solution: text,
          impact: text,
          image: imageWithAlt,
        }),
      )
      .length(4),
  }),
  story: z.strictObject({
    label: text,
    title: lines,
    paragraphs: z.array(text).min(1),
    image: imageWithAlt,
    more: text,
  }),
  contact: titledText.extend({ label: text, consult: text, mail: text }),
});
export type HomeEn = z.output<typeof homeEnSchema>;
