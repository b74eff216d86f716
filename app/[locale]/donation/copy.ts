/** Copy of the donation page (spec section 2, /donation): it leads to the fund page of the university. */
import { z } from 'zod';
import { imageWithAlt, lines, text } from '../../../lib/content/fields.ts';
import { caption, pageHead } from '../../../lib/pages/copy-parts.ts';

export const donationSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, text, give: text, image: imageWithAlt, caption }),
});
export type DonationCopy = z.output<typeof donationSchema>;
