/** The documents that blocks name: one that there is not would stop the page that shows it, without a line. */
import { blocksIn } from '../../lib/blocks/schemas.ts';
import type { Content } from '../../lib/content/load.ts';
import type { LoadedFile } from '../../lib/content/loaded-file.ts';
import { nearest } from '../../lib/content/nearest.ts';
import type { Problem } from '../../lib/content/problems.ts';
import { sourceOf } from '../../lib/content/source.ts';
import { DEFAULT_LOCALE } from '../../lib/i18n/locales.ts';
import { isListed } from '../../lib/seo/site-page.ts';
import { FIXED_PAGES } from '../pages.ts';
import { documentRecords } from './documents.ts';

const noDocument = (value: string, known: readonly string[]) => {
  const meant = nearest(value, known);
  return {
    ja: `この名前の資料はありません。${meant ? `「${meant}」ではありませんか` : `あるのは ${known.join('、')} です`}`,
    en: `No document has this name: ${meant ? `did you mean "${meant}"?` : `there are ${known.join(', ')}`}`,
  };
};

/** Wrong names of documents in blocks of the given content; problems in their texts are reported with their pages. */
export function documentProblems(content: Content): Problem[] {
  const known = documentRecords(sourceOf(content, DEFAULT_LOCALE)).map(({ id }) => id);
  // The documents of an unpublished page are unpublished, too.
  const shown = FIXED_PAGES.filter((page) => isListed(content.site.data, page));
  const copies = shown.map(({ sources: [folder = ''] }) => content.pages[folder.replace('pages/', '')]);
  const files: LoadedFile[] = [
    ...copies.flatMap((copy) => (copy ? Object.values(copy) : [])),
    ...content.collections['block-pages'],
  ];
  return files.flatMap(({ file, source, data }) =>
    blocksIn(data).flatMap((block, index): Problem[] => {
      const value = 'document' in block ? block.document : undefined;
      if (value === undefined || known.includes(value)) return [];
      const path = ['blocks', String(index), 'document'];
      const message = noDocument(value, known);
      return [{ file, at: source.locate(path), field: path.join('.'), message, value }];
    }),
  );
}
