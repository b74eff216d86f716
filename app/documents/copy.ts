/** What documents say that no page says: names of their kinds, what each is for, and the sheets to fill in by hand. */
import { z } from 'zod';
import { text, texts } from '../../lib/content/fields.ts';
import { defineCopy } from '../../lib/pages/define-copy.ts';

const heading = z.strictObject({
  title: text.meta({
    ja: '題。{name} に対象の名前が入ります',
    en: 'Title; {name} stands for what it is about',
  }),
  purpose: text.meta({ ja: '何のための資料か。一文', en: 'What it is for, in one sentence' }),
});
const written = z
  .int()
  .min(1)
  .max(6)
  .meta({ ja: '書き込む行の数', en: 'How many lines there are to write on' });
const share = z.number().positive().meta({ ja: '列の幅の割合', en: 'Share of the width of the table' });
const rows = z.int().positive().meta({ ja: '空の行の数', en: 'How many empty rows the table has' });

const worksheet = heading.extend({
  lead: text,
  parts: z
    .array(
      z.strictObject({
        title: text,
        text: text.optional(),
        fields: z
          .array(z.strictObject({ label: text, lines: written }))
          .min(1)
          .optional(),
        table: z
          .strictObject({
            columns: z.array(z.strictObject({ head: text, share })).min(2),
            rows,
          })
          .optional(),
      }),
    )
    .min(1),
});

const documentsSchema = z.strictObject({
  paper: z.strictObject({
    page: text.meta({
      ja: '{page} と {pages} にページの数が入ります',
      en: '{page} and {pages} stand for numbers',
    }),
    source: text,
    date: text,
    qr: text.meta({
      ja: 'QRコードの読み上げ。{url} にアドレスが入ります',
      en: 'Words of the QR code; {url} is its address',
    }),
    contents: text,
    sample: text,
    checklist: text,
    contact: text.meta({
      ja: '終わりの枠の、会社とメールの前の言葉',
      en: 'Before company and email in the box at the end',
    }),
  }),
  kinds: texts('guide case example arm service plans company questions worksheet legal'),
  guide: heading.pick({ purpose: true }),
  arm: heading.extend(texts('lead scale figures range bench compared').shape),
  service: heading.extend({ phase: text }),
  plans: heading,
  company: heading,
  legal: heading,
  interview: worksheet,
  'desk-check': worksheet,
  safety: heading.extend({
    lead: text,
    answers: z.record(z.string(), text).meta({
      ja: 'ページにない答え。装置ごとに決まることは、そう書きます',
      en: 'Answers that no page has; what depends on the machine says so',
    }),
    parts: z
      .array(
        z.strictObject({
          title: text,
          items: z
            .array(
              z.strictObject({
                question: text,
                answer: text.meta({
                  ja: '答えの名前。ページの名前と、質問や章の id（例：maintenance.faq.warranty、whitepaper.guide.validation）、または documents.safety.answers の名前',
                  en: 'Name of the answer: page, and id of the question or chapter, such as maintenance.faq.warranty or whitepaper.guide.validation, or a name in documents.safety.answers',
                }),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  }),
});
export type DocumentsCopy = z.output<typeof documentsSchema>;
export type WorksheetCopy = z.output<typeof worksheet>;

/** Distinguishes documents, which have no page of their own, from pages. */
export const documentsCopy = defineCopy({
  folder: 'documents',
  schema: documentsSchema,
  shared: ['safety.parts.*.items.*.answer', 'desk-check.parts.*.table.rows'],
});
