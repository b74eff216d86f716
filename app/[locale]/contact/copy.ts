/** Copy of /contact. The questions are keyed by the ids of questions.ts: none can be missing or made up. */
import { z } from 'zod';
import { lines, text } from '../../../lib/content/fields.ts';
import { caption, fact, label, pageHead, textBlock, titledText } from '../../../lib/pages/copy-parts.ts';
import { QUESTION_IDS } from './questions.ts';
import { INQUIRY_TYPES } from './schema.ts';

/** Names of the LabNeeds forms in `urls` of content/site.json. */
export const LABNEEDS_FORMS = ['labneedsRequest', 'labneedsParticipation', 'labneedsContact'] as const;

const step = z.strictObject({
  span: text
    .optional()
    .meta({ ja: '前の手順との間にあること', en: 'What lies between the step before and this one' }),
  title: lines,
  text,
});

export const contactPageSchema = z.strictObject({
  head: pageHead,
  hero: titledText,
  ways: z.strictObject({
    label,
    title: text,
    form: z.strictObject({
      title: text,
      text,
      privacy: text,
      open: text.meta({ ja: '外部のフォームを開くボタン', en: 'Button that opens the external form' }),
      questions: text.meta({ ja: '質問の一覧を開くボタン', en: 'Button that opens the list of questions' }),
    }),
    labneeds: z.strictObject({
      title: text,
      text,
      forms: z.record(z.enum(LABNEEDS_FORMS), text).meta({
        ja: 'LabNeedsのフォームへのリンク（content/site.json の urls の名前ごと）',
        en: 'Links to the forms of LabNeeds, by their names in urls of content/site.json',
      }),
    }),
    mail: z.strictObject({ title: text, text }),
    address: z.strictObject({
      title: text,
      map: text,
      area: text.meta({ ja: '対応地域の前の言葉', en: 'Word before the service area' }),
    }),
  }),
  flow: textBlock.extend({ items: z.array(step).length(4) }),
  questions: textBlock.extend({
    summary: text.meta({ ja: '一覧を開閉する文字', en: 'Opens and closes the list on the page' }),
    dialog: text.meta({ ja: 'ダイアログの題', en: 'Title of the dialog' }),
    items: z
      .record(z.enum(QUESTION_IDS), text)
      .meta({ ja: '質問の文（idごと）', en: 'Text of each question, by its id' }),
    inquiryTypes: z
      .record(z.enum(INQUIRY_TYPES), text)
      .meta({ ja: 'お問い合わせの種類（キーごと）', en: 'Kinds of enquiry, by their key' }),
  }),
  purchasing: textBlock.extend({
    caption,
    rows: z.array(fact).min(6).meta({
      ja: '購買の担当の方が知りたいこと。答えのまだない行は出ません',
      en: 'What a purchasing office asks; rows without an answer are not shown',
    }),
    documents: text.meta({ ja: '資料の一覧へのリンク', en: 'Link to the documents' }),
  }),
  check: textBlock,
});
export type ContactCopy = z.output<typeof contactPageSchema>;
