/** Says in the terminal what is wrong with the content, or that it is right again. */

import { loadWholeContent } from '../../app/whole-content.ts';
import { contentRoot } from '../../lib/content/folders.ts';
import { ContentError, editorLanguage } from '../../lib/content/problems.ts';

const RIGHT = { ja: 'content: 問題はありません', en: 'content: no problems' };

/** The report on a content folder (an absolute path), texts that are still to be written included. */
export function contentReport(root: string = contentRoot()): string {
  try {
    loadWholeContent(root, { unpublished: true });
    return RIGHT[editorLanguage()];
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}
