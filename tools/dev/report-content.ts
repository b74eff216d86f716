import { loadWholeContent, namedProblems } from '../../app/whole-content.ts';
import { contentRoot } from '../../lib/content/folders.ts';
import { giveContent } from '../../lib/content/index.ts';
import { contentFiles } from '../../lib/content/load.ts';
import { ContentError, editorLanguage, type Problem } from '../../lib/content/problems.ts';

/** What no check has foreseen: said with all that an engineer needs, so that the site goes on while it is mended. */
function unforeseen(error: unknown) {
  const { stack, message } = error instanceof Error ? error : { stack: undefined, message: String(error) };
  const said = {
    ja: `content/ を調べている途中で、思わぬエラーが起きました。直前の変更を元に戻し、開発者に次の内容を伝えてください：${message}`,
    en: `Checking the content met an unforeseen error. Undo the last change, and tell an engineer: ${message}`,
  };
  const problems: Problem[] = [{ file: 'content', message: said }];
  return { problems, text: `${said[editorLanguage()]}\n${stack ?? ''}`.trim() };
}

/**
 * What is wrong in a content folder (an absolute path), texts that are still to be written included, and what to say of
 * it in the editor's language.
 */
export function contentReport(root: string = contentRoot()): { problems: readonly Problem[]; text: string } {
  try {
    const content = loadWholeContent(root, { unpublished: true });
    giveContent(root, content);
    const problems = namedProblems(content);
    if (problems.length > 0) throw new ContentError(problems);
    const { length } = contentFiles(content);
    const text = {
      ja: `content: ${length} ファイル、問題はありません`,
      en: `content: ${length} files, no problems`,
    };
    return { problems: [], text: text[editorLanguage()] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems, text: error.message };
    return unforeseen(error);
  }
}
