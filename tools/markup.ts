/**
 * `npm run markup -- [FOLDER]`, after a build: validates every page of `out/`, or of another folder, with html-validate and the
 * Nu Html Checker; neither errors nor warnings pass. Without Java the second of the two is left out, and a note says so.
 */

import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { argumentsOf, refuseMore } from '../build/arguments.mjs';
import { command, run, runNode, StepError } from '../build/run.mjs';
import { findJava, JAVA, skippedWithout } from './toolchain/programs.mjs';

const HTML_VALIDATE = ['node_modules/html-validate/bin/html-validate.mjs', '--config', '.htmlvalidate.json'];
const require = createRequire(import.meta.url);
const JAR = String(require('vnu-jar'));
// The parser goes as deep as the elements do.
const VNU = [
  '-Xss4m',
  '-jar',
  JAR,
  '--Werror',
  '--skip-non-html',
  '--filterfile',
  'tools/markup-exemptions.txt',
];

await command(async () => {
  const { positionals } = argumentsOf(import.meta.filename, { allowPositionals: true });
  const [named = 'out', ...more] = positionals;
  refuseMore(more);
  const folder = resolve(named);
  const pages = globSync('**/*.html', { cwd: folder });
  if (pages.length === 0) throw new StepError(`${folder} has no pages: run npm run build first`);
  const exitCodes = [await runNode([...HTML_VALIDATE, '--max-warnings', '0', `${folder}/**/*.html`])];
  const java = findJava();
  if (java) exitCodes.push(await run(java, [...VNU, folder]));
  else console.warn(skippedWithout(JAVA));
  const isRight = exitCodes.every((code) => code === 0);
  console.log(`markup: ${pages.length} pages, ${isRight ? 'no problems' : 'see the problems above'}`);
  return isRight ? 0 : 1;
});
