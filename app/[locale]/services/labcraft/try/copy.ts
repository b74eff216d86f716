/** Copy of /services/labcraft/try: the studio in which LabCraft is tried. */
import { z } from 'zod';
import { text } from '../../../../../lib/content/fields.ts';
import { block, fact, pageHead, titledText } from '../../../../../lib/pages/blocks.ts';
import { tryWords } from '../../../../../lib/pages/try-words.ts';

export const trySchema = z.strictObject({
  head: pageHead,
  hero: titledText.extend({
    back: text.meta({ ja: 'LabCraftのページへのリンク', en: 'Link to the page of LabCraft' }),
  }),
  section: z.strictObject({
    noscript: text.meta({ ja: 'JavaScriptがないときの文', en: 'What is said without JavaScript' }),
  }),
  workshop: tryWords,
  gallery: block.extend({
    text,
    size: text.meta({
      ja: '例の大きさ。{n}と{tips}は数',
      en: 'Size of an example; {n} and {tips} are figures',
    }),
  }),
  assumptions: z.strictObject({ label: text, items: z.array(fact).length(6), text }),
});
export type TryCopy = z.output<typeof trySchema>;
