/** Copy of /accessibility: the aim, what was tested, and what is not known (the Japanese convention of such a page). */
import { z } from 'zod';
import { lines, pageHead, slug, text } from '../../../lib/content/fields.ts';

const part = z.strictObject({
  id: slug.describe('Id of the part, for links to it'),
  title: lines,
  text: z.array(text).min(1).describe('Paragraphs'),
  items: z.array(text).min(1).optional().describe('Points of a list below the paragraphs'),
  rows: z
    .array(z.strictObject({ term: text, text }))
    .min(1)
    .optional()
    .describe('What was done, by its name, below the paragraphs'),
});

export const accessibilitySchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, text }),
  tested: z
    .strictObject({
      term: text,
      date: text.describe('Day of the last whole test, as a figure of content/facts.json'),
    })
    .describe('Day of the last whole test'),
  parts: z.array(part).min(1),
  contact: z.strictObject({ title: lines, text, link: text.describe('Link to the contact page') }),
});
export type AccessibilityPart = z.output<typeof part>;
