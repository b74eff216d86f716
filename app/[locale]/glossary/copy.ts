/** Copy of /glossary; the terms are a collection. */
import { z } from 'zod';
import { lines, pageHead, text } from '../../../lib/content/fields.ts';
import { GLOSSARY_GROUPS } from '../../../lib/content/glossary.ts';

export const glossaryPageSchema = z.strictObject({
  head: pageHead,
  hero: z.strictObject({ title: lines, text }),
  contents: text.describe('Heading of the list of subjects'),
  also: text.describe('Word before the other words for a term'),
  more: text.describe('Text of the link to a page; names the term for screen readers'),
  groups: z.record(z.enum(GLOSSARY_GROUPS), text).describe('Name of each subject, by its key'),
});
