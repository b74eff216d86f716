/** Copy of what all pages of cases share (spec section 2, /cases/{id}). */
import { z } from 'zod';
import { text } from '../../../../lib/content/fields.ts';
import {
  closingAsk,
  consult,
  label,
  notice,
  numberedCaption,
  video,
} from '../../../../lib/pages/copy-parts.ts';

export const caseDetailSchema = z.strictObject({
  back: text,
  overview: text.meta({ ja: '横の欄の見出し', en: 'Heading of the side panel' }),
  sampleNote: text,
  video: video.extend({
    title: text.meta({
      ja: '動画の名前。{title} に事例の題が入ります',
      en: 'Name of the video; {title} stands for the case',
    }),
  }),
  poster: numberedCaption.meta({ ja: '動画の絵の下の文', en: 'Text under the poster' }),
  measures: z.strictObject({ label, note: text }),
  parts: z.strictObject({
    challenge: text,
    solution: text,
    results: text,
    programFlow: text,
    technologies: text,
    process: text,
    feedback: text,
  }),
  details: z.strictObject({ costEfficiency: text, futureExtensions: text }),
  facts: z.strictObject({ company: text, industry: text, date: text, tags: text }),
  actions: z.strictObject({ consult, download: text, contact: text, services: text }),
  download: z.strictObject({
    source: text.meta({ ja: 'ページのアドレスの前の言葉', en: 'Word before the address of the page' }),
    done: notice,
    failed: notice,
  }),
  related: text,
  others: z.strictObject({ label, title: text }),
  ask: closingAsk,
});
export type CaseDetailCopy = z.output<typeof caseDetailSchema>;
