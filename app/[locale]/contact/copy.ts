/** Copy of /contact. The questions are keyed by the ids of lib/contact: none can be missing or made up. */
import { z } from 'zod';
import { QUESTION_IDS } from '../../../lib/contact/questions.ts';
import { INQUIRY_TYPES } from '../../../lib/contact/schema.ts';
import { lines, pageHead, text } from '../../../lib/content/fields.ts';

const step = z.strictObject({
  span: text.optional().describe('What lies between the step before and this one'),
  title: lines,
  text,
});

export const contactPageSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, text }),
  ways: z.strictObject({
    label: text,
    title: text,
    form: z.strictObject({
      title: text,
      text,
      privacy: text.describe('Link to the privacy policy, before the button'),
      open: text.describe('Button that opens the external form'),
      questions: text.describe('Button that opens the list of questions'),
    }),
    mail: z.strictObject({ title: text, text }),
    address: z.strictObject({ title: text, map: text, area: text.describe('Word before the service area') }),
  }),
  flow: z.strictObject({ label: text, title: lines, text, items: z.array(step).length(4) }),
  questions: z.strictObject({
    label: text,
    title: lines,
    text,
    summary: text.describe('Name of the list on the page; opens and closes it'),
    dialog: text.describe('Title of the dialog'),
    items: z.record(z.enum(QUESTION_IDS), text).describe('Text of each question, by its id'),
    inquiryTypes: z.record(z.enum(INQUIRY_TYPES), text).describe('Kinds of enquiry, by their key'),
  }),
  ask: z.strictObject({
    label: text,
    title: lines,
    text,
    consult: text,
    mail: text,
    assurances: z.array(text).min(1),
  }),
});
export type ContactCopy = z.output<typeof contactPageSchema>;
