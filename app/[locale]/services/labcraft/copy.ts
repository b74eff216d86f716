/** Copy of /services/labcraft (spec section 2). */
import { z } from 'zod';
import {
  imageBesideText,
  imageFile,
  imageWithAlt,
  internalPath,
  text,
} from '../../../../lib/content/fields.ts';
import {
  block,
  caption,
  drawing,
  fact,
  faqBlock,
  letter,
  pageHead,
  panel,
  service,
  statement,
  textBlock,
  titledText,
  video,
} from '../../../../lib/pages/copy-parts.ts';

const clip = z
  .strictObject({
    files: z
      .array(
        z
          .string()
          .regex(
            /^\.\/[\w-]+(?:\.av1\.webm|\.vp9\.webm|\.mp4)$/,
            'Use "./name.av1.webm", "./name.vp9.webm" or "./name.mp4"',
          ),
      )
      .min(1)
      .meta({
        ja: 'このファイルの隣に置いた同じ動画（音声なし）。ブラウザーに選ばせたい順',
        en: 'The same silent clip next to this file, in the order in which browsers should choose',
      }),
    poster: imageFile.meta({ ja: '動き出すまで見せる最初のコマ', en: 'Its first frame, until it plays' }),
    label: text.meta({ ja: '動画の内容（読み上げ用）', en: 'What happens in the clip, for screen readers' }),
    play: text.meta({ ja: '止まっているときのボタン', en: 'Button while it stands still' }),
    pause: text.meta({ ja: '動いているときのボタン', en: 'Button while it plays' }),
    caption: text,
  })
  .meta({ ja: '音声のない、くり返す短い動画', en: 'A short silent clip that plays in a loop' });

/** The same protocol in five stages; each has the words that its drawing needs. */
const features = block.extend({
  note: text,
  say: titledText.extend({
    caption,
    words: z
      .array(
        z.strictObject({
          text: z
            .string()
            .min(1)
            .meta({ ja: '文の一部（前後の空白も含む）', en: 'Part of the sentence, with its spaces' }),
          value: z
            .boolean()
            .optional()
            .meta({ ja: 'ブロックの値になる部分', en: 'Becomes a value of a block' }),
        }),
      )
      .min(3),
  }),
  block: titledText.extend({ caption }),
  rehearse: titledText.extend({ drawing, tips: text, plate: text, path: text }),
  run: titledText.extend({ drawing, column: text, done: text }),
  record: titledText.extend({
    drawing,
    caption,
    rows: z.array(z.strictObject({ place: text, action: text, state: text })).min(3),
  }),
});
export type LabcraftFeatures = z.output<typeof features>;

export const labcraftSchema = z.strictObject({
  head: pageHead,
  hero: statement.extend({
    book: text,
    watch: text,
    caption,
    trial: z.strictObject({ text, short: text, note: text }).meta({
      ja: '体験版へのリンク（図の下と、狭い画面で図より前に出る短いもの）と、体験版とは何か',
      en: 'Link to the trial, below the drawing and, shorter, before it on a narrow screen; and what the trial is',
    }),
    panel,
  }),
  explanation: textBlock.extend({
    image: imageWithAlt,
    caption,
    facts: z.array(fact).length(4),
  }),
  demo: textBlock.extend({
    video,
    poster: imageBesideText,
  }),
  problems: block.extend({ items: z.array(titledText).min(3) }),
  features,
  benefits: block.extend({
    note: text,
    items: z
      .array(titledText.extend({ figure: text.optional(), unit: text.optional(), about: text.optional() }))
      .length(5),
  }),
  support: textBlock.extend({
    items: z.array(titledText).min(3),
    plans: text,
  }),
  roadmap: textBlock.extend({ stages: z.array(titledText.extend({ stage: text })).length(3) }),
  related: block.extend({
    clip,
    items: z
      .array(
        service.extend({
          link: internalPath
            .optional()
            .meta({ ja: 'なければ「準備中」の知らせが出ます', en: 'Without one it is coming soon' }),
        }),
      )
      .min(2),
  }),
  contact: textBlock.extend({
    action: text,
    letter: letter.extend({
      questions: z.array(text).length(7).meta({
        ja: '希望日1〜3、名前、所属、電話、その他',
        en: 'Dates 1 to 3, name, organisation, phone, other',
      }),
    }),
  }),
  faq: faqBlock,
});
export type LabcraftCopy = z.output<typeof labcraftSchema>;
