/** A case study and a tech application, as editors write them (spec section 3). */
import { z } from 'zod';
import {
  differBy,
  imageWithAlt,
  imageWithWords,
  internalPath,
  lines,
  text,
  uploadDay,
  videoIdOfEntry,
  yearMonth,
} from './fields.ts';
import { draftField } from './publication.ts';
import { tagIds } from './tags.ts';

/** Keys of the industries (spec section 9, industry filter); their names are in `messages`. */
export const INDUSTRIES = ['chemistry', 'biotechnology', 'materials'] as const;
export type Industry = (typeof INDUSTRIES)[number];

const measure = z
  .strictObject({
    term: text.meta({ ja: '何を測ったか', en: 'What was measured' }),
    lead: text.optional().meta({ ja: '数値の前の言葉（例：CV）', en: 'Word before the figure, such as CV' }),
    before: text
      .optional()
      .meta({ ja: '自動化する前の値（単位つき）', en: 'Value before automation, with its unit' }),
    after: text.meta({ ja: '自動化したあとの値', en: 'Value after automation' }),
    unit: text
      .optional()
      .meta({ ja: 'あとの値の単位（小さく表示）', en: 'Unit of the value after, set smaller' }),
  })
  .meta({
    ja: '測った変化。数値は content/facts.json の名前で書きます',
    en: 'A measured change; figures as placeholders of content/facts.json',
  });

const label = text.meta({ ja: '図に描かれているもの（読み上げ用）', en: 'What the drawing shows' });
const caption = z.strictObject({ number: text, text });
const drawing = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z
        .literal('flow-path')
        .meta({ ja: '二つの液が画分になる流路', en: 'From two liquids to fractions' }),
      ...{ label, caption, first: text, second: text, mixer: text, reactor: text, fractions: text },
    }),
    z.strictObject({
      kind: z.literal('spread').meta({ ja: '手作業と自動のばらつき', en: 'Spread by hand and automated' }),
      ...{ label, caption, manual: text, automated: text, axis: text },
    }),
    z.strictObject({
      kind: z
        .literal('plate')
        .meta({ ja: 'プレート（プログラムの横）', en: 'Plate, beside the program flow' }),
      ...{ label, caption },
    }),
  ])
  .meta({ ja: '工程の図', en: 'Drawing of the process' });

const programStep = z.strictObject({
  kind: z.enum(['step', 'repeat', 'inner']).meta({
    ja: '手順（step）、くり返しの始まり（repeat）、くり返しの中の手順（inner）',
    en: 'A step, the head of a loop, or a step inside it',
  }),
  title: text,
  detail: text.optional(),
});

const isInLoop = (kind: string | undefined): boolean => kind === 'repeat' || kind === 'inner';

const challenge = text.meta({ ja: '課題', en: 'What was difficult' });
const solution = text.meta({ ja: '解決の方法', en: 'How automation solves it' });
const results = z.array(text).min(1).meta({ ja: '結果', en: 'What came of it' });

export const caseSchema = z
  .strictObject({
    title: lines,
    description: text.meta({
      ja: 'カードと検索結果に出る一、二文',
      en: 'One or two sentences for cards and search results',
    }),
    image: imageWithWords.meta({
      ja: 'カードの画像。動画の最初の絵にもなります',
      en: 'Picture of the card and poster of the video',
    }),
    tags: tagIds.min(1),
    company: text.optional().meta({ ja: '使う人（例：大学の研究室）', en: 'Who uses it, in general words' }),
    date: yearMonth,
    industry: z.enum(INDUSTRIES).meta({ ja: '業界のキー', en: 'Key of the industry' }),
    videoId: videoIdOfEntry,
    videoDate: uploadDay.optional(),
    measures: z
      .array(measure)
      .min(1)
      .max(2)
      .meta({ ja: '測った効果。一つ目がカードの見出しになります', en: 'The first one heads the card' }),
    challenge,
    solution,
    results,
    implementationProcess: z
      .array(
        z.strictObject({
          title: text.meta({ ja: '段階の名前', en: 'Name of the stage' }),
          description: text.meta({ ja: '段階の説明', en: 'What happened in it' }),
        }),
      )
      .default([])
      .meta({ ja: '進め方を順に。空なら表示しません', en: 'How it went, step by step; empty: not shown' }),
    feedback: text.optional().meta({ ja: '使っている人の声', en: 'What the people who use it say' }),
    contactPerson: text
      .optional()
      .meta({ ja: '話した人（名前ではなく役割）', en: 'Who says so: a role, not a name' }),
    relatedServices: z
      .array(
        z.strictObject({
          name: text.meta({ ja: 'サービスの名前', en: 'Name of the service' }),
          link: internalPath,
        }),
      )
      .min(1)
      .refine(differBy('link'), 'A page stands twice'),
    additionalDetails: z.strictObject({
      usedTechnologies: z.array(text).min(1).meta({ ja: '使った技術', en: 'What it is built with' }),
      costEfficiency: text.meta({ ja: '費用対効果', en: 'What it saves for its price' }),
      futureExtensions: text.meta({ ja: '今後の展開', en: 'What may come next' }),
    }),
    programFlow: z
      .array(programStep)
      .default([])
      .refine(
        (steps) => steps.every(({ kind }, place) => kind !== 'inner' || isInLoop(steps[place - 1]?.kind)),
        'An "inner" step stands below a "repeat" or another "inner" step: correct "kind", or the order',
      )
      .refine(
        (steps) => steps.every(({ kind }, place) => kind !== 'repeat' || steps[place + 1]?.kind === 'inner'),
        'A "repeat" needs an "inner" step below it: add what is repeated, or make it a "step"',
      )
      .meta({ ja: 'プログラムの手順。空なら表示しません', en: 'Steps of the program; empty: not shown' }),
    drawing: drawing.optional(),
    testimonial: z.strictObject({ quote: text, author: text }).optional(),
    ...draftField,
  })
  .refine(({ feedback, contactPerson }) => feedback !== undefined || !contactPerson, {
    message: '"contactPerson" is shown under "feedback" alone: add that, or delete "contactPerson"',
    path: ['contactPerson'],
  });
export type CaseStudy = z.output<typeof caseSchema>;

export const techSchema = z.strictObject({
  name: text,
  description: text,
  challenge,
  solution,
  results,
  applicationToLab: text.meta({ ja: '研究室で応用できること', en: 'What laboratories can take from it' }),
  image: imageWithAlt,
  moreLink: internalPath,
  more: text.meta({ ja: 'リンクの文字（行き先の名前を入れる）', en: 'Text of the link; names its page' }),
  chromeStoreLink: z
    .literal('extensionStore')
    .optional()
    .meta({ ja: 'content/site.json の urls の名前', en: 'Name in urls of content/site.json' }),
  status: z
    .enum(['live', 'trial'])
    .meta({ ja: '実用化済（live）か実証実験中（trial）か', en: 'In use or in trial' }),
});
