/** One word for one meaning in English, too: what `docs/style/terms.en.json` says not to write, wherever copy has it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/root.mjs';
import { parseSource } from '../../lib/content/parse.ts';
import type { Problem, Wording } from '../../lib/content/problems.ts';
import { stringsIn } from '../../lib/content/values.ts';

type Term = { use: string; not: RegExp; why: string };

const readTerms = (): Term[] =>
  JSON.parse(readFileSync(path.join(ROOT, 'docs/style/terms.en.json'), 'utf8')).map(
    ({ use, not, why = '' }: Record<'use' | 'not', string> & { why?: string }) => ({
      use,
      not: new RegExp(not, 'i'),
      why: why && `: ${why}`,
    }),
  );

/** The glossary explains a word that we do not use ourselves; paths and file names are no copy. */
const isGlossary = (file: string) => /\/glossary\/[^/]+\/index\.en\.json$/.test(file);
const isPath = (text: string) => /^[./\w-]+$/.test(text) && /[./]/.test(text);

const wording = ({ use, why }: Term, found: string): Wording => ({
  ja: `「${found}」ではなく「${use}」と書きます${why} [docs/style/terms.en.json]`,
  en: `write "${use}", not "${found}"${why} [docs/style/terms.en.json]`,
});

type Line = { text: string; at: Problem['at']; field?: string };

function linesOf(file: string, text: string): Line[] {
  if (!file.endsWith('.json'))
    return text.split('\n').map((line, index) => ({ text: line, at: { line: index + 1, column: 1 } }));
  const source = parseSource(text, 'json');
  return stringsIn(source.value).map(({ path: place, text: said }) => ({
    text: said.replaceAll(/\{\{[^}]*\}\}/g, '#').replaceAll('|', ' '),
    at: source.locate(place),
    field: place.join('.'),
  }));
}

/** A problem for each text of the English files that uses another word for a term of the list. */
export function termProblems(files: readonly string[]): Problem[] {
  const terms = readTerms();
  return files
    .filter((file) => !isGlossary(file))
    .flatMap((file) =>
      linesOf(file, readFileSync(file, 'utf8'))
        .filter(({ text }) => !isPath(text) && !/^(?:image|src|link|```)/.test(text))
        .flatMap(({ text, at, field }) =>
          terms
            .filter(({ not }) => not.test(text))
            .map((term) => ({
              file,
              at,
              field,
              message: wording(term, term.not.exec(text)?.[0] ?? ''),
            })),
        ),
    );
}
