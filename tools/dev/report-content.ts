import { loadWholeContent } from '../../app/whole-content.ts';
import { contentRoot } from '../../lib/content/folders.ts';
import { contentFiles } from '../../lib/content/load.ts';
import { ContentError, editorLanguage, type Problem } from '../../lib/content/problems.ts';

/**
 * What is wrong in a content folder (an absolute path), texts that are still to be written included, and what to say of
 * it in the editor's language.
 */
export function contentReport(root: string = contentRoot()): { problems: readonly Problem[]; text: string } {
  try {
    const { length } = contentFiles(loadWholeContent(root, { unpublished: true }));
    const text = {
      ja: `content: ${length} ファイル、問題はありません`,
      en: `content: ${length} files, no problems`,
    };
    return { problems: [], text: text[editorLanguage()] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems, text: error.message };
    throw error;
  }
}
