/** The documents that blocks name, and the answers that documents name: one that there is not would stop a page or a document, without a line. */
import { blocksIn } from '../../lib/blocks/schemas.ts';
import type { Content } from '../../lib/content/load.ts';
import type { LoadedFile } from '../../lib/content/loaded-file.ts';
import { nearest } from '../../lib/content/nearest.ts';
import type { Problem } from '../../lib/content/problems.ts';
import { sourceOf } from '../../lib/content/source.ts';
import { DEFAULT_LOCALE } from '../../lib/i18n/locales.ts';
import { isListed } from '../../lib/seo/site-page.ts';
import { FIXED_PAGES } from '../pages.ts';
import { answersIn } from './answers.ts';
import type { DocumentsCopy } from './copy.ts';
import { documentRecords } from './documents.ts';

const noDocument = (value: string, known: readonly string[]) => {
  const meant = nearest(value, known);
  return {
    ja: `この名前の資料はありません。${meant ? `「${meant}」ではありませんか` : `あるのは ${known.join('、')} です`}`,
    en: `No document has this name: ${meant ? `did you mean "${meant}"?` : `there are ${known.join(', ')}`}`,
  };
};

const noAnswer = (value: string, known: readonly string[]) => {
  const meant = nearest(value, known);
  return {
    ja: `この名前の答えはありません。${meant ? `「${meant}」ではありませんか` : `あるのは ${known.join('、')} です`}`,
    en: `No answer has this name: ${meant ? `did you mean "${meant}"?` : `there are ${known.join(', ')}`}`,
  };
};

/** Names that no answer has, among the questions of a safety officer. */
const answerProblems = (content: Content): Problem[] =>
  Object.values(content.pages.documents ?? {}).flatMap(({ file, source, data, locale }: LoadedFile) => {
    const known = [...answersIn(locale).keys()];
    return (data as DocumentsCopy).safety.parts.flatMap(({ items }, part) =>
      items.flatMap(({ answer: value }, item): Problem[] => {
        if (known.includes(value)) return [];
        const path = ['safety', 'parts', String(part), 'items', String(item), 'answer'];
        return [
          { file, at: source.locate(path), field: path.join('.'), message: noAnswer(value, known), value },
        ];
      }),
    );
  });

/** Wrong names of answers, or of documents in blocks of the given content; problems in their texts are reported with their pages. */
export function documentProblems(content: Content): Problem[] {
  const unanswered = answerProblems(content);
  // Without its answers no document can be told.
  if (unanswered.length > 0) return unanswered;
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
