/** Copy of what all pages of cases share (spec section 2, /cases/{id}). */
import { z } from 'zod';
import { closingAsk } from '../../../../lib/content/closing-ask.ts';
import { text } from '../../../../lib/content/fields.ts';

const notice = z.strictObject({ title: text, text });

export const caseDetailSchema = z.strictObject({
  section: text.describe('Name of the list that the page belongs to'),
  back: text.describe('Link back to the list'),
  overview: text.describe('Heading of the side panel'),
  sampleNote: text.describe('Says that the case is a sample'),
  video: z.strictObject({
    title: text.describe('Name of the video; {title} stands for the case'),
    play: text,
    note: text,
  }),
  poster: z.strictObject({ number: text, text }).describe('Text under the poster'),
  measures: z.strictObject({ label: text, note: text }),
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
  actions: z.strictObject({ consult: text, download: text, contact: text, services: text }),
  download: z.strictObject({
    source: text.describe('Word before the address of the page, in the file'),
    done: notice,
    failed: notice,
  }),
  related: text,
  others: z.strictObject({ label: text, title: text }),
  ask: closingAsk,
});
export type CaseDetailCopy = z.output<typeof caseDetailSchema>;
