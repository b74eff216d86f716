/**
 * `npm run content:check`: checks all texts of `content/` and `messages/`, and names file, line, field and value of each problem.
 * Exit code 1 if there is one.
 */

import { annotations } from '../lib/content/problems.ts';
import { contentReport } from './dev/report-content.ts';
import { editorArguments } from './toolchain/editor-arguments.ts';

const JA = `npm run content:check：content/ と messages/ のすべての文章を調べ、問題のあるファイル、行、項目、値を表示します。
問題があれば、終了コードは 1 です。`;

editorArguments(import.meta.filename, JA);
const { problems, text } = contentReport();
if (problems.length === 0) console.log(text);
else {
  console.error(text);
  for (const line of annotations(problems)) console.log(line);
  process.exitCode = 1;
}
