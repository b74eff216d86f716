/** Checks all content: `node tools/content-check.ts`. Exit code 1 if anything is wrong. */
import { contentReport } from './dev/report-content.ts';

const { right, text } = contentReport();
if (right) console.log(text);
else console.error(text);
process.exitCode = right ? 0 : 1;
