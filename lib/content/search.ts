/** `content/search.json`: what the site search knows besides the pages. One file, since visitors mix languages. */
import { z } from 'zod';
import { fold } from '../search/fold.ts';
import { noPage } from './block-page.ts';
import { internalPath, text } from './fields.ts';
import type { Problem } from './problems.ts';
import type { FileResult } from './read-file.ts';
import { targetOf } from './references.ts';

const repeated = (words: readonly string[]): string[] => {
  const folded = words.map(fold);
  return words.filter((_, place) => folded.indexOf(folded[place] ?? '') !== place);
};

const group = z
  .array(text)
  .min(2, 'A group needs two words or more')
  .refine((words) => repeated(words).length === 0, 'A word stands twice; case and width make no difference')
  .meta({
    ja: '同じ意味の言葉。よくある書きまちがいも入れます',
    en: 'Words that mean the same, misspelt names among them',
  });

export const searchSchema = z.strictObject({
  synonyms: z.array(group).meta({
    ja: '同じ意味の言葉の組。一つで探すと、ほかの言葉も見つかります',
    en: 'A search for one word of a group finds the others too',
  }),
  popular: z
    .array(internalPath)
    .min(1)
    .max(8)
    .refine((paths) => new Set(paths).size === paths.length, 'A page stands twice')
    .meta({ ja: '検索の言葉を打つ前に出すページ', en: 'Pages to suggest before anything is typed' }),
});

export type SearchSettings = z.output<typeof searchSchema>;

/** One problem for each suggested page that is neither at one of `paths` nor that of an entry, whose `ids` are by collection. */
export const popularProblems = (
  { file, source, data }: FileResult<SearchSettings>,
  paths: readonly string[],
  ids: Readonly<Record<string, readonly string[]>>,
): Problem[] => {
  const isEntry = (path: string) =>
    targetOf(path).some(({ collection, id }) => path.endsWith(`/${id}`) && ids[collection]?.includes(id));
  return (data?.popular ?? []).flatMap((value, index) =>
    paths.includes(value) || isEntry(value)
      ? []
      : [
          {
            ...{ file, at: source.locate(['popular', index]), field: `popular.${index}` },
            ...{ message: noPage(value, paths), value },
          },
        ],
  );
};
