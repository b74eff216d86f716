/** Copy of /services/labcraft/try: the trial of LabCraft on a page of its own. */
import { z } from 'zod';
import { text } from '../../../../../lib/content/fields.ts';
import { block, pageHead, titledText } from '../../../../../lib/pages/blocks.ts';
import { tryWords } from '../../../../../lib/pages/try-words.ts';

export const trySchema = z.strictObject({
  head: pageHead,
  hero: titledText.extend({
    back: text.meta({ ja: 'LabCraftのページへのリンク', en: 'Link to the page of LabCraft' }),
  }),
  section: block.extend({
    noscript: text.meta({ ja: 'JavaScriptがないときの文', en: 'What is said without JavaScript' }),
  }),
  workshop: tryWords,
});
export type TryCopy = z.output<typeof trySchema>;
