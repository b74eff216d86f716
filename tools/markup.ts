/**
 * Validates every page of `out/` with the Nu Html Checker and html-validate; neither errors nor warnings pass.
 * `npm run markup`, after a build. Without Java the first of the two is left out, and the summary says so.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { EXEMPTIONS } from './markup/exemptions.ts';
import { type Finding, markupProblems } from './markup/findings.ts';
import { checkWithHtmlValidate } from './markup/html-validate.ts';
import { checkWithVnu } from './markup/vnu.ts';
import { findJava, JAVA, skippedWithout } from './toolchain/programs.mjs';

const out = join(import.meta.dirname, '..', 'out');
const files = globSync('**/*.html', { cwd: out }).sort();
if (files.length === 0) throw new Error('out/ has no pages: run npm run build first');
const pages = new Map(
  files.map((file) => [file.split(sep).join('/'), readFileSync(join(out, file), 'utf8')]),
);

const java = findJava();
const ran: Finding['tool'][] = java ? ['vnu', 'html-validate'] : ['html-validate'];
const findings = [...(java ? checkWithVnu(java, out) : []), ...(await checkWithHtmlValidate(pages))];
const problems = markupProblems(findings, EXEMPTIONS, ran);
for (const problem of problems) console.error(`  ${problem}`);
const note = skippedWithout(JAVA);
console.log(`markup: ${pages.size} pages, ${ran.join(' and ')}, ${problems.length} problems`);
if (note) console.warn(note);
if (problems.length > 0) process.exitCode = 1;
