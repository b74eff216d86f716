/**
 * Checks the wording of the copy: Japanese with textlint, English with cspell. `npm run prose`, or only some
 * places: `npm run prose -- content/news/2026-04-open-day`. Exit code 1 if anything is wrong.
 */
import { editorLanguage } from '../lib/content/language.ts';
import { ContentError, formatProblem } from '../lib/content/problems.ts';
import { spellingIsRight } from './prose/english.ts';
import { japaneseProblems } from './prose/japanese.ts';
import { japaneseProse } from './prose/texts.ts';

const language = editorLanguage();
const places = process.argv.slice(2).map((place) => place.replace(/^\.\//, '').replace(/\/+$/, ''));
const isMeant = (file: string) =>
  places.length === 0 || places.some((place) => file === place || file.startsWith(`${place}/`));

try {
  const problems = await japaneseProblems(japaneseProse().filter(({ file }) => isMeant(file)));
  for (const problem of problems) console.error(`  ${formatProblem(problem, language)}`);
  const spelling = await spellingIsRight(isMeant);
  const done = { ja: 'prose: 文章の問題はありません', en: 'prose: nothing to correct' };
  if (problems.length === 0 && spelling) console.log(done[language]);
  else process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
