/** A term of the glossary, as editors write it: `content/glossary/<id>/{ja,en}.json`. */
import { z } from 'zod';
import { link, text } from './fields.ts';

/** Subjects, in the order of the page. */
export const GLOSSARY_GROUPS = ['robot', 'labware', 'handling', 'chemistry', 'data', 'project'] as const;
export type GlossaryGroup = (typeof GLOSSARY_GROUPS)[number];

export const glossarySchema = z.strictObject({
  term: text.describe('The term'),
  reading: z
    .string()
    .regex(/^[ぁ-んー]+$/u, 'Use hiragana only')
    .optional()
    .describe('How the Japanese term is read, in hiragana; orders the list'),
  also: z.array(text).describe('Other words for it; the search finds the term by them'),
  group: z.enum(GLOSSARY_GROUPS).describe('Key of the subject'),
  definition: text.describe('What it means, in one to three sentences of our own'),
  link: link.optional().describe('Page of this site that tells more'),
});
export type GlossaryEntry = z.output<typeof glossarySchema>;

/** Subject by subject; inside one by reading, or by the term itself. */
export function glossaryOrder(a: GlossaryEntry, b: GlossaryEntry): number {
  const place = ({ group }: GlossaryEntry) => GLOSSARY_GROUPS.indexOf(group);
  const key = ({ reading, term }: GlossaryEntry) => reading ?? term.toLowerCase();
  return place(a) - place(b) || (key(a) < key(b) ? -1 : Number(key(a) > key(b)));
}
