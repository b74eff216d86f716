/** Copy of /search: the search in full and the list of all pages. */
import { z } from 'zod';
import { lines, text } from '../../../lib/content/fields.ts';
import { block, lead, pageHead } from '../../../lib/pages/copy-parts.ts';

export const searchPageSchema = z.strictObject({
  head: pageHead,
  title: lines,
  lead,
  search: text.meta({ ja: '検索欄の名前（読み上げ用）', en: 'Name of the search block for screen readers' }),
  index: block.meta({ ja: 'すべてのページの一覧', en: 'List of all pages' }),
});
export type SearchPageCopy = z.output<typeof searchPageSchema>;
