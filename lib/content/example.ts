/** An automation example of LabNeeds (spec section 3). */
import { z } from 'zod';
import { externalUrl, imageWithWords, name, summary, text } from './fields.ts';
import { draftField } from './publication.ts';

/** Keys of the research fields; their names are in `messages`. */
const EXAMPLE_FIELDS = ['biology', 'biochemistry', 'cell-biology', 'environment'] as const;

/** Drawings that show how an example works. */
export const EXAMPLE_DRAWINGS = ['tube-exchange', 'ph-control'] as const;
export type ExampleDrawing = (typeof EXAMPLE_DRAWINGS)[number];

const range = (value: z.ZodNumber) =>
  z
    .strictObject({
      from: value.meta({ ja: '下限', en: 'At least' }),
      to: value.meta({ ja: '上限', en: 'At most' }),
    })
    .refine(({ from, to }) => from <= to, '"from" must not be greater than "to"');

export const exampleSchema = z.strictObject({
  title: name.meta({ ja: '何を自動化するか', en: 'What is automated' }),
  description: summary,
  field: z.enum(EXAMPLE_FIELDS).meta({ ja: '研究分野のキー', en: 'Key of the research field' }),
  period: range(z.number().positive()).meta({ ja: '開発期間（月）', en: 'Months of development' }),
  engineers: range(z.int().positive()).meta({ ja: '必要なエンジニアの人数', en: 'Engineers needed' }),
  image: imageWithWords
    .optional()
    .meta({ ja: '画像。なければ仮の絵が入ります', en: 'Picture; a placeholder stands in for it' }),
  drawing: z
    .strictObject({
      name: z.enum(EXAMPLE_DRAWINGS).meta({ ja: '図の種類', en: 'Which drawing' }),
      label: text.meta({ ja: '図に描かれているもの', en: 'What it shows' }),
    })
    .optional()
    .meta({ ja: '本文に入る、しくみの図', en: 'Drawing of how it works, in the text' }),
  documentUrl: externalUrl
    .optional()
    .meta({ ja: '専用の資料（なければ共通の資料）', en: 'Its own document, if it has one' }),
  overview: z.array(text).min(1).meta({ ja: '段落', en: 'Paragraphs' }),
  features: z.array(text).length(5).meta({ ja: '装置ができること', en: 'What the device does' }),
  benefits: z
    .array(
      z.strictObject({
        title: text.meta({ ja: '良くなること', en: 'Benefit in a few words' }),
        text: text.meta({ ja: 'その説明', en: 'What it means for the work' }),
      }),
    )
    .length(4)
    .meta({ ja: '研究室のメリット', en: 'What the laboratory gains' }),
  customisation: text.meta({ ja: '研究室に合わせて変えられること', en: 'What can be changed for others' }),
  ...draftField,
});
