/** Copy of /services/automation-consulting (spec section 2). */
import { z } from 'zod';
import { imageWithAlt, lines, text } from '../../../../lib/content/fields.ts';
import {
  block,
  caption,
  consult,
  drawing,
  faqBlock,
  lead,
  numberedCaption,
  pageHead,
  tableCorner,
  textBlock,
  titledText,
} from '../../../../lib/pages/copy-parts.ts';

export const consultingSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, lead, consult, process: text }),
  bench: z.strictObject({
    label: drawing,
    hand: text.meta({ ja: '人が続ける手順', en: 'Steps that stay with people' }),
    auto: text.meta({ ja: '自動化できる手順', en: 'Steps that can be automated' }),
    steps: z
      .array(
        z.strictObject({
          name: text,
          by: z
            .enum(['hand', 'auto'])
            .meta({ ja: '人（hand）か装置（auto）か', en: 'People (hand) or a machine (auto)' }),
        }),
      )
      .length(6)
      .meta({ ja: '作業の順に書きます', en: 'In the order of the work, as it is drawn' }),
    caption: numberedCaption,
  }),
  strengths: textBlock.extend({
    image: imageWithAlt,
    caption,
    items: z.array(titledText).length(6),
  }),
  process: textBlock.extend({ items: z.array(titledText).length(5) }),
  effects: block.extend({
    note: text,
    before: titledText.extend({ drawing }),
    after: titledText.extend({ drawing }),
    table: z.strictObject({
      caption,
      corner: tableCorner,
      rows: z.array(z.strictObject({ name: text, before: text, after: text })).min(3),
    }),
  }),
  faq: faqBlock,
});
export type ConsultingCopy = z.output<typeof consultingSchema>;
