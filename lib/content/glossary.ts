/** A term of the glossary, as editors write it: `content/glossary/<id>/index.{ja,en}.json`. */
import { z } from 'zod';
import { link, text } from './fields.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { Problem } from './problems.ts';
import { takenNames } from './taken-names.ts';

/** Subjects, in the order of the page. */
export const GLOSSARY_GROUPS = ['robot', 'labware', 'handling', 'chemistry', 'data', 'project'] as const;
export type GlossaryGroup = (typeof GLOSSARY_GROUPS)[number];

export const glossarySchema = z.strictObject({
  term: text.meta({ ja: '用語', en: 'The term' }),
  reading: z
    .string()
    .regex(/^[ぁ-んー]+$/u, 'Use hiragana only')
    .optional()
    .meta({ ja: '読み（ひらがな）。並び順に使います', en: 'Its reading in hiragana; orders the list' }),
  also: z
    .array(text)
    .default([])
    .meta({ ja: '同じ意味の言葉。検索でも使います', en: 'Other words for it, for the search too' }),
  group: z.enum(GLOSSARY_GROUPS).meta({ ja: '分野のキー', en: 'Key of the subject' }),
  definition: text.meta({
    ja: '意味（自分たちの言葉で一〜三文）',
    en: 'What it means, in one to three sentences of our own',
  }),
  link: link.optional().meta({ ja: 'くわしく書いたページ', en: 'Page of this site that tells more' }),
});
export type GlossaryEntry = z.output<typeof glossarySchema>;

type Term = Pick<LoadedFile, 'file' | 'source' | 'id' | 'locale' | 'data'>;

/** One problem for each word that two terms have, as their own or among their other words. */
export const termProblems = (terms: readonly Term[]): Problem[] =>
  takenNames(
    terms.flatMap(({ file, source, id: owner, locale: among, data }) => {
      const { term, also } = data as GlossaryEntry;
      const words: [string, string[]][] = [
        [term, ['term']],
        ...also.map((word, index): [string, string[]] => [word, ['also', String(index)]]),
      ];
      return words.map(([value, path]) => ({
        ...{ file, at: source.locate(path), field: path.join('.'), value, owner, among },
      }));
    }),
  );

/** Subject by subject; inside one by reading, or by the term itself. */
export function glossaryOrder(a: GlossaryEntry, b: GlossaryEntry): number {
  const place = ({ group }: GlossaryEntry) => GLOSSARY_GROUPS.indexOf(group);
  const key = ({ reading, term }: GlossaryEntry) => reading ?? term.toLowerCase();
  return place(a) - place(b) || (key(a) < key(b) ? -1 : Number(key(a) > key(b)));
}
