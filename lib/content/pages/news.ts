/** Copy of the news list (spec section 2, /news). The articles are a collection. */
import { z } from 'zod';
import { pageMeta, slug, text } from '../fields.ts';
import type { Reference } from '../references.ts';

const POPULAR = 3;

export const newsSchema = z.strictObject({
  meta: pageMeta,
  title: text,
  list: text.describe('Plain name of the list of articles'),
  side: text.describe('Plain name of the boxes beside it'),
  popular: z.strictObject({
    title: text,
    ids: z.array(slug).length(POPULAR).describe('Articles, the most read one first'),
  }),
  categories: text.describe('Title of the numbers per category'),
  archive: text.describe('Title of the months'),
});
export type NewsCopy = z.output<typeof newsSchema>;

/** The popular articles must exist. */
export const newsReferences = ({ popular }: NewsCopy): Reference[] =>
  popular.ids.map((id, index) => ({ field: `popular.ids.${index}`, collection: 'news', id }));
