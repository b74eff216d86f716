/** Copy of the news list and around an article (spec section 2, /news). The articles are a collection. */
import { z } from 'zod';
import { imageFile, slug, text } from '../../../lib/content/fields.ts';
import type { Reference } from '../../../lib/content/references.ts';
import { block, listLink, pageHead, renderingNote } from '../../../lib/pages/copy-parts.ts';

const POPULAR = 3;

export const newsSchema = z.strictObject({
  head: pageHead,
  title: text,
  list: text.meta({ ja: '記事一覧の名前', en: 'Plain name of the list of articles' }),
  note: renderingNote,
  fallback: imageFile.meta({ ja: '画像のない記事の画像', en: 'Picture of articles that have none' }),
  popular: z.strictObject({
    title: text,
    ids: z
      .array(slug)
      .length(POPULAR)
      .meta({ ja: '記事のid。よく読まれている順', en: 'Articles, the most read one first' }),
  }),
  categories: text.meta({ ja: '分類ごとの件数の題', en: 'Title of the numbers per category' }),
  archive: text,
  tags: text,
  article: z.strictObject({
    back: text,
    sampleNote: text.meta({ ja: '見本の記事であることの説明', en: 'Says that the article is a sample' }),
    more: block.extend({ all: listLink }),
  }),
});
export type NewsCopy = z.output<typeof newsSchema>;

/** The popular articles must exist. */
export const newsReferences = ({ popular }: NewsCopy): Reference[] =>
  popular.ids.map((id, index) => ({ field: `popular.ids.${index}`, collection: 'news', id }));
