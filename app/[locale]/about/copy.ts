/** Copy of the company page (spec section 2, /about). Name, address and mail come from `content/site.json`. */
import { z } from 'zod';
import { lines, text } from '../../../lib/content/fields.ts';
import {
  block,
  caption,
  drawing,
  fact,
  pageHead,
  textBlock,
  titledText,
} from '../../../lib/pages/copy-parts.ts';

const sentence = z.strictObject({
  title: text.meta({ ja: '文の種類（ビジョンかミッション）', en: 'What the sentence is: vision or mission' }),
  text: lines.meta({ ja: '文そのもの', en: 'The sentence itself' }),
});

const term = z.strictObject({ term: text });

export const aboutSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    title: lines.meta({ ja: 'ミッション（二行）', en: 'The mission in two lines' }),
    text,
  }),
  greeting: block.extend({
    to: text,
    paragraphs: z.array(text).min(1),
  }),
  vision: sentence,
  mission: sentence,
  values: block.extend({ items: z.array(titledText).length(5) }),
  labneeds: textBlock.extend({
    more: text,
    drawing,
    figures: z.array(fact).length(3),
  }),
  profile: block.extend({
    caption,
    name: term,
    founded: fact,
    capital: fact,
    address: term,
    mail: term,
    area: term,
    business: fact,
    register: z
      .strictObject({
        legalName: text,
        representative: text,
        phone: text,
        corporateNumber: text,
        invoiceNumber: text,
        bank: text,
      })
      .meta({
        ja: '取引先の登録に要る項目の名前。値は content/site.json の company',
        en: 'Names of what a supplier register asks for; the values are in company of content/site.json',
      }),
    history: z
      .strictObject({
        term: text,
        items: z.array(text).min(1).meta({ ja: '時期と出来事（古い順）', en: 'Day and event, oldest first' }),
      })
      .meta({ ja: '会社より古い事例がある理由', en: 'Why some cases are older than the company' }),
  }),
});
export type AboutCopy = z.output<typeof aboutSchema>;
