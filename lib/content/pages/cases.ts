/** Copy of the list of cases and of what all pages of cases share (spec section 2, /cases and /cases/{id}). */
import { z } from 'zod';
import { closingAsk } from '../closing-ask.ts';
import { lines, pageMeta, text } from '../fields.ts';

export const casesSchema = z.strictObject({
  meta: pageMeta,
  crumb: text,
  hero: z.strictObject({ title: lines, text }),
  tabs: z.strictObject({ label: text.describe('Name of the row of tabs'), cases: text, tech: text }),
  cases: z.strictObject({
    filter: text.describe('Name of the group of industries'),
    all: text.describe('The choice that filters nothing'),
    result: text.describe('Result line with {total} and {shown}'),
    note: text,
  }),
  tech: z.strictObject({
    lead: text,
    challenge: text,
    solution: text,
    results: text,
    lab: text,
    store: text,
  }),
  ask: closingAsk,
});
export type CasesCopy = z.output<typeof casesSchema>;

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
