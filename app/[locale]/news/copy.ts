/** Copy of the news list and around an article (spec section 2, /news). The articles are a collection. */
import { z } from 'zod';
import { imageFile, lines, pageHead, slug, text } from '../../../lib/content/fields.ts';
import type { Reference } from '../../../lib/content/references.ts';

const POPULAR = 3;

export const newsSchema = z.strictObject({
  head: pageHead,
  title: text,
  list: text.describe('Plain name of the list of articles'),
  note: text.describe('Under the list: that pictures are renderings'),
  fallback: imageFile.describe('Picture of the cards of articles that have none'),
  popular: z.strictObject({
    title: text,
    ids: z.array(slug).length(POPULAR).describe('Articles, the most read one first'),
  }),
  categories: text.describe('Title of the numbers per category'),
  archive: text.describe('Title of the months'),
  tags: text.describe('Title of the tags'),
  article: z.strictObject({
    back: text.describe('Link at the top of an article, to the list'),
    more: z
      .strictObject({ label: text, title: lines, all: text.describe('Link to the list') })
      .describe('Closing block of an article'),
  }),
});
export type NewsCopy = z.output<typeof newsSchema>;

/** The popular articles must exist. */
export const newsReferences = ({ popular }: NewsCopy): Reference[] =>
  popular.ids.map((id, index) => ({ field: `popular.ids.${index}`, collection: 'news', id }));
