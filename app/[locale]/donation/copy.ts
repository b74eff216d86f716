/** Copy of the donation page (spec section 2, /donation): it leads to the fund page of the university. */
import { z } from 'zod';
import { closingAsk } from '../../../lib/content/closing-ask.ts';
import { imageWithAlt, lines, pageHead, text } from '../../../lib/content/fields.ts';

export const donationSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, text, give: text, image: imageWithAlt, caption: text }),
  uses: z.strictObject({
    label: text,
    title: lines,
    note: text,
    items: z
      .array(z.strictObject({ quantity: text.describe('Counted, never in money'), title: text, text }))
      .min(1),
  }),
  fund: z.strictObject({
    label: text,
    title: lines,
    text,
    link: text.describe('Link to the fund page; names where it leads'),
  }),
  ask: closingAsk,
});
export type DonationCopy = z.output<typeof donationSchema>;
