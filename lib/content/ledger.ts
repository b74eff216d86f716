/** The copy against `content/facts.json`: figures, their names, and statements. */
import type { Facts } from './facts.ts';
import { nameProblems } from './figures/names.ts';
import { figureProblems } from './figures/problems.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { Problem } from './problems.ts';
import type { FileResult } from './read-file.ts';
import { statementProblems } from './statements.ts';

/**
 * All that is wrong with figures and statements in entries and pages (`files`) and in files for both languages (`shared`).
 * `folders` are all that there are, also those that cannot be read. Nothing, where the ledger is missing or cannot be read: every name would be wrong.
 */
export function ledgerProblems(
  ledger: FileResult<Facts> | undefined,
  files: readonly LoadedFile[],
  shared: readonly FileResult[],
  folders: ReadonlySet<string>,
): Problem[] {
  if (!ledger?.data) return [];
  const { file, source, data } = ledger;
  return [
    ...figureProblems([...files, ...shared], ledger, data),
    ...nameProblems(files, data),
    ...statementProblems(files, data, { file, at: (name) => source.locate([name, 'pages']) }, folders),
  ];
}
