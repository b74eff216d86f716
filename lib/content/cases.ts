/** A case study and a tech application, as editors write them (spec section 3). */
import { z } from 'zod';
import { INDUSTRIES } from '../cases/industries.ts';
import { imageWithAlt, internalPath, lines, text, uploadDay } from './fields.ts';
import { draftField } from './publication.ts';
import { tagIds } from './tags.ts';

const yearMonth = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Use YYYY-MM')
  .describe('Month as YYYY-MM');

const measure = z
  .strictObject({
    term: text.describe('What was measured'),
    lead: text.optional().describe('Word before the figure, such as CV'),
    before: text.optional().describe('Value before automation, with its unit'),
    after: text.describe('Value after automation'),
    unit: text.optional().describe('Unit of the value after automation, set smaller'),
  })
  .describe('A measured change; figures as placeholders of content/facts.json');

const label = text.describe('What the drawing shows, for screen readers');
const caption = z.strictObject({ number: text, text }).describe('Text under the drawing');
const drawing = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('flow-path').describe('Two liquids through a reactor into fractions'),
      ...{ label, caption, first: text, second: text, mixer: text, reactor: text, fractions: text },
    }),
    z.strictObject({
      kind: z.literal('spread').describe('Distribution by hand and automated'),
      ...{ label, caption, manual: text, automated: text, axis: text },
    }),
    z.strictObject({
      kind: z.literal('plate').describe('Plate with five columns done, beside the program flow'),
      ...{ label, caption },
    }),
  ])
  .describe('Drawing of the process');

const programStep = z.strictObject({
  kind: z.enum(['step', 'repeat', 'inner']).describe('A step, the head of a loop, or a step inside it'),
  title: text,
  detail: text.optional(),
});

export const caseSchema = z.strictObject({
  title: lines,
  description: text.describe('One or two sentences for cards and search results'),
  image: imageWithAlt.describe('Picture of the card and poster of the video'),
  tags: tagIds.min(1),
  company: text.optional().describe('Who uses it, in general words'),
  date: yearMonth,
  industry: z.enum(INDUSTRIES).describe('Key of the industry'),
  videoId: text.describe('Id of the video at the video service'),
  videoDate: uploadDay.optional(),
  measures: z.array(measure).min(1).max(2).describe('The first one heads the card'),
  challenge: text,
  solution: text,
  results: z.array(text).min(1),
  implementationProcess: z
    .array(z.strictObject({ title: text, description: text }))
    .describe('How it went, step by step; empty: not shown'),
  feedback: text.optional().describe('What the people who use it say'),
  contactPerson: text.optional().describe('Who says so: a role, not a name'),
  relatedServices: z.array(z.strictObject({ name: text, link: internalPath })).min(1),
  additionalDetails: z.strictObject({
    usedTechnologies: z.array(text).min(1),
    costEfficiency: text,
    futureExtensions: text,
  }),
  programFlow: z.array(programStep).describe('Steps of the program; empty: not shown'),
  drawing: drawing.optional(),
  testimonial: z.strictObject({ quote: text, author: text }).optional(),
  ...draftField,
});
export type CaseStudy = z.output<typeof caseSchema>;

export const techSchema = z.strictObject({
  name: text,
  description: text,
  challenge: text,
  solution: text,
  results: z.array(text).min(1),
  applicationToLab: text.describe('What laboratories can take from it'),
  image: imageWithAlt,
  moreLink: internalPath,
  more: text.describe('Text of the link to its page; names it'),
  chromeStoreLink: z.literal('extensionStore').optional().describe('Address in content/site.json, urls'),
  status: z.enum(['live', 'trial']).describe('In use or in trial'),
});
