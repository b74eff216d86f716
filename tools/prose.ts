/**
 * `npm run prose -- [PLACE …]`: checks the wording of the copy with textlint, and the spelling of English with cspell.
 * PLACE is a file or a folder of `content/`; without one all copy is read. Exit code 1 if anything is wrong.
 *
 * Example: npm run prose -- content/news/2026-04-open-day
 */

import { annotations, ContentError, editorLanguage, formatProblem } from '../lib/content/problems.ts';
import { englishFiles, spellingIsRight } from './prose/english.ts';
import { meantBy, placeOf } from './prose/places.ts';
import { styleProblems } from './prose/style.ts';
import { siteProse } from './prose/texts.ts';
import { editorArguments } from './toolchain/editor-arguments.ts';

const language = editorLanguage();
const JA = `npm run prose -- [場所 …]：文章の言葉づかいを調べます。場所は content/ から始まるファイルかフォルダーで、
書かなければすべての文章を調べます。直すところがあれば、終了コードは 1 です。

例：npm run prose -- content/news/2026-04-open-day`;
const { positionals } = editorArguments(import.meta.filename, JA, { allowPositionals: true });
const isMeant = meantBy(positionals.map(placeOf));

const EMPTY = {
  ja: ' に調べる文章はありません。content/ か messages/ から始まるファイルかフォルダーの名前を確かめてください',
  en: ': no copy to read there. Check the name of the file or folder; it starts with content/ or messages/',
};

try {
  const prose = siteProse();
  const files = [...prose.map(({ file }) => file), ...englishFiles()];
  const empty = positionals.filter((place) => !files.some(meantBy([placeOf(place)])));
  for (const place of empty) console.error(`prose: ${place}${EMPTY[language]}`);
  if (empty.length > 0) process.exit(1);
  const problems = await styleProblems(prose.filter(({ file }) => isMeant(file)));
  for (const problem of problems) console.error(`  ${formatProblem(problem, language)}`);
  for (const line of annotations(problems)) console.log(line);
  const spelling = await spellingIsRight(isMeant);
  const done = { ja: 'prose: 文章の問題はありません', en: 'prose: nothing to correct' };
  if (problems.length === 0 && spelling) console.log(done[language]);
  else process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
