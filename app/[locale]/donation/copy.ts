/** Copy of the donation page (spec section 2, /donation): it leads to the fund page of the university. */
import { z } from 'zod';
import { imageWithAlt, lines, text } from '../../../lib/content/fields.ts';
import { block, caption, closingAsk, pageHead, textBlock, titledText } from '../../../lib/pages/blocks.ts';

export const donationSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, text, give: text, image: imageWithAlt, caption }),
  uses: block.extend({
    note: text,
    items: z.array(titledText).min(1),
  }),
  fund: textBlock.extend({
    link: text.meta({ ja: '行き先の名前の入ったリンクの文字', en: 'Text of the link; names where it leads' }),
  }),
  ask: closingAsk,
});
export type DonationCopy = z.output<typeof donationSchema>;
