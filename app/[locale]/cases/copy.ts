/** Copy of the list of cases (spec section 2, /cases). */
import { z } from 'zod';
import { text } from '../../../lib/content/fields.ts';
import { lead, pageHead, titledText } from '../../../lib/pages/copy-parts.ts';

export const casesSchema = z.strictObject({
  head: pageHead,
  hero: titledText,
  tabs: z.strictObject({
    label: text.meta({ ja: 'タブの列の名前', en: 'Name of the row of tabs' }),
    cases: text,
    tech: text,
  }),
  cases: z.strictObject({
    filter: text.meta({ ja: '業界の選択肢の名前', en: 'Name of the group of industries' }),
    result: text.meta({ ja: '件数の行（{total} と {shown}）', en: 'Result line with {total} and {shown}' }),
    note: text,
  }),
  tech: z.strictObject({
    lead,
    challenge: text,
    solution: text,
    results: text,
    lab: text,
    store: text,
  }),
});
export type CasesCopy = z.output<typeof casesSchema>;
