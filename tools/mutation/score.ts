/** From Stryker's reports to scores per folder, and to the verdict (docs/decisions/0035). */
import { posix } from 'node:path';

/** What of a report (mutation-testing-report-schema) counts. */
export type Report = { files: Record<string, { mutants: readonly { status: string }[] }> };

/** Mutants by what became of them; `score` in per cent, with one decimal. */
export type Tally = {
  score: number;
  killed: number;
  timeout: number;
  survived: number;
  noCoverage: number;
  /** Run once when a file is loaded, or left out by a comment that says why; no part of the score. */
  ignored: number;
  /** The test file could not even be loaded; no part of the score, as for Stryker. */
  broken: number;
};
export type Summary = { all: Tally; folders: Record<string, Tally> };

/** Of a hundred faults put into `lib/`, the tests must notice this many. */
export const THRESHOLD = 90;

const FIELD_OF = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'noCoverage',
  Ignored: 'ignored',
  RuntimeError: 'broken',
  CompileError: 'broken',
} as const satisfies Record<string, keyof Tally>;

function tally(statuses: readonly string[]): Tally {
  const counts: Tally = {
    score: 0,
    killed: 0,
    timeout: 0,
    survived: 0,
    noCoverage: 0,
    ignored: 0,
    broken: 0,
  };
  for (const status of statuses) {
    if (!(status in FIELD_OF))
      throw new RangeError(`a mutant with the status "${status}": run Stryker again`);
    counts[FIELD_OF[status as keyof typeof FIELD_OF]] += 1;
  }
  const noticed = counts.killed + counts.timeout;
  const valid = noticed + counts.survived + counts.noCoverage;
  // Rounded down: 89.99 is not 90. Nothing to notice is nothing missed.
  counts.score = valid === 0 ? 100 : Math.floor((noticed / valid) * 1000) / 10;
  return counts;
}

/**
 * The scores of all reports together and of each folder, sorted by name.
 * @throws RangeError if a mutant was not tested (its status is none of the above).
 */
export function summarise(reports: readonly Report[]): Summary {
  const files = reports.flatMap((report) => Object.entries(report.files));
  const found = files.flatMap(([file, { mutants }]) =>
    mutants.map(({ status }) => ({ folder: posix.dirname(file), status })),
  );
  const byFolder = [...Map.groupBy(found, ({ folder }) => folder)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    all: tally(found.map(({ status }) => status)),
    folders: Object.fromEntries(
      byFolder.map(([folder, mutants]) => [folder, tally(mutants.map(({ status }) => status))]),
    ),
  };
}

/** The summary as a committed file: one folder a line, so that a review sees what changed. */
export function summaryText({ all, folders }: Summary): string {
  const lines = Object.entries(folders).map(
    ([folder, counts]) => `    ${JSON.stringify(folder)}: ${JSON.stringify(counts)}`,
  );
  return `{\n  "threshold": ${THRESHOLD},\n  "all": ${JSON.stringify(all)},\n  "folders": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** The summary for a terminal, the lowest score first. */
export const summaryTable = ({ all, folders }: Summary): string =>
  [...Object.entries(folders).sort(([, a], [, b]) => a.score - b.score), ['all', all] as const]
    .map(
      ([folder, { score, survived, noCoverage }]) =>
        `${score.toFixed(1).padStart(6)} %  ${folder}: ${survived} survived, ${noCoverage} reached by no test`,
    )
    .join('\n');

/** Why the tests are not good enough, or undefined if they are. */
export const shortfall = ({ all }: Summary): string | undefined =>
  all.score < THRESHOLD
    ? `The tests notice ${all.score} % of the faults put into lib/; ${THRESHOLD} % are asked for (.cache/mutation/*.html shows each)`
    : undefined;
