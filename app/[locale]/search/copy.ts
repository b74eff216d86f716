/** Copy of /search: the search in full and the list of all pages. */
import { z } from 'zod';
import { lines, pageHead, text } from '../../../lib/content/fields.ts';

export const searchPageSchema = z.strictObject({
  head: pageHead,
  title: lines,
  lead: text,
  search: text.describe('Name of the search block for screen readers'),
  index: z.strictObject({ label: text, title: lines }).describe('List of all pages'),
});
export type SearchPageCopy = z.output<typeof searchPageSchema>;
