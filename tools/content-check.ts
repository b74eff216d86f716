/** Checks all content: `node tools/content-check.ts`. Exit code 1 if anything is wrong. */

import { loadWholeContent } from '../app/whole-content.ts';
import { contentRoot } from '../lib/content/folders.ts';
import { contentFiles } from '../lib/content/load.ts';
import { ContentError, editorLanguage } from '../lib/content/problems.ts';

try {
  const { length } = contentFiles(loadWholeContent(contentRoot(), { unpublished: true }));
  const done = {
    ja: `content: ${length} ファイル、問題はありません`,
    en: `content: ${length} files, no problems`,
  };
  console.log(done[editorLanguage()]);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
