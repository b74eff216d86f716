/** Copy of the resource hub that the LabClone page links to (spec section 2, /services/lablockly). */
import { z } from 'zod';
import { internalPath, lines, text } from '../../../lib/content/fields.ts';
import { block, pageHead, textBlock, titledText } from '../../../lib/pages/copy-parts.ts';

export const resourcesSchema = z.strictObject({
  head: pageHead,
  hero: titledText,
  guide: textBlock.extend({
    audience: text,
    more: text,
    cover: block.extend({ sheet: text }),
  }),
  shelf: textBlock.extend({
    filter: text.meta({ ja: '絞り込みの名前（読み上げ用）', en: 'Name of the filter, for screen readers' }),
    result: text.meta({
      ja: '{total} と {shown} に数が入ります',
      en: '{total} and {shown} stand for numbers',
    }),
  }),
  library: block.extend({
    items: z.array(z.strictObject({ name: lines, text, audience: text, link: internalPath })).min(1),
  }),
  prepare: textBlock.extend({
    items: z.array(titledText).min(1),
    note: text,
    back: text.meta({ ja: 'LabCloneに戻るリンク', en: 'Link back to LabClone' }),
  }),
  audience: text.meta({ ja: '読んでほしい人の前の言葉', en: 'Word before the readers a resource is for' }),
});
export type ResourcesCopy = z.output<typeof resourcesSchema>;
