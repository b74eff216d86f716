/** Copy of /services/labcraft/try: the studio in which LabCraft is tried. */
import { z } from 'zod';
import { text } from '../../../../../lib/content/fields.ts';
import { block, fact, pageHead, textBlock, titledText } from '../../../../../lib/pages/copy-parts.ts';
import { tryWords } from '../../../../../lib/pages/try-words.ts';
import { VERBS } from '../../../../../lib/protocol/operations/index.ts';

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
  sayings: textBlock.extend({
    add: text.meta({ ja: '文に書き足すボタン', en: 'Button that writes it into the text' }),
    items: z
      .array(
        z.strictObject({
          verb: z.enum(VERBS).meta({ ja: '操作のキー', en: 'Key of the operation' }),
          text: text.meta({
            ja: '読み取れる文。読み取る言葉を [ ] で囲みます',
            en: 'A sentence that is understood; [ ] stand around what is read',
          }),
        }),
      )
      .length(VERBS.length),
  }),
  ask: textBlock.extend({ button: text }),
  assumptions: z.strictObject({ label: text, items: z.array(fact).length(6), text }),
});
export type TryCopy = z.output<typeof trySchema>;
