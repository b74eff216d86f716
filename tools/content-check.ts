/** Checks all content: `node tools/content-check.ts`. Exit code 1 if anything is wrong. */
import { annotations } from '../lib/content/problems.ts';
import { contentReport } from './dev/report-content.ts';

const { problems, text } = contentReport();
if (problems.length === 0) console.log(text);
else {
  console.error(text);
  for (const line of annotations(problems)) console.log(line);
  process.exitCode = 1;
}
