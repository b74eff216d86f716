/** Copy of the team page: roles, never names (spec section 2 links /team from the footer). */
import { z } from 'zod';
import { lines, text } from '../../../lib/content/fields.ts';
import { block, caption, drawing, numberedCaption, pageHead } from '../../../lib/pages/copy-parts.ts';

const STEPS = 6;

const share = z.enum(['lead', 'join', 'none']).meta({
  ja: '役割の受け持ち：主に行う（lead）、加わる（join）、なし（none）',
  en: 'Part a role takes in a step',
});

export const teamSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    title: lines,
    text,
    drawing,
    caption: numberedCaption,
  }),
  roles: block.extend({
    note: text,
    items: z
      .array(
        z.strictObject({
          title: lines,
          part: text.meta({ ja: '図の中の部品', en: 'The part in the drawing' }),
          text,
        }),
      )
      .length(5),
  }),
  crew: block.extend({
    note: text,
    caption,
    role: text.meta({ ja: '一列目の見出し', en: 'Head of the first column' }),
    shares: z.strictObject({ lead: text, join: text, none: text }),
    steps: z.array(text).length(STEPS),
    rows: z.array(z.strictObject({ role: text, shares: z.array(share).length(STEPS) })).length(5),
  }),
});
export type TeamCopy = z.output<typeof teamSchema>;
