/** Checks all content: `node tools/content-check.ts`. Exit code 1 if anything is wrong. */

import { loadWholeContent } from '../app/whole-content.ts';
import { editorLanguage } from '../lib/content/language.ts';
import { contentFiles } from '../lib/content/load.ts';
import { ContentError } from '../lib/content/problems.ts';
import { contentRoot } from '../lib/content/root.ts';

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
