import { localeOf } from '../../lib/i18n/paths.ts';
import { BUDGETS, type Budgets } from './budgets.ts';
import { type ClientManifest, readClientManifest } from './client-manifest.ts';
import { pathsEnding } from './files.ts';
import type { ExportContext, Files, Stage } from './types.ts';
import { entryBytes, type Weights, weigh } from './weights.ts';

const COLUMNS = {
  html: 'HTML',
  styles: 'CSS',
  nextScript: 'JS of Next',
  script: 'JS',
  fonts: 'fonts',
  heroImage: 'first image',
} satisfies Record<keyof Weights, string>;

const KEYS = Object.keys(COLUMNS) as (keyof Weights)[];

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const limitsFor = (path: string, budgets: Budgets): Weights => ({
  html: budgets.html,
  styles: budgets.styles,
  nextScript: budgets.nextScript,
  script: budgets.pageScript,
  fonts: budgets.fonts[localeOf(`/${path.replace(/\.html$/, '')}`)],
  heroImage: budgets.heroImage,
});

const row = (name: string, cells: string[], width: number): string =>
  [name.padEnd(width), ...cells.map((cell) => cell.padStart(11))].join('  ');

/** What is above its limit, in sentences that name page, kind, size and limit. */
function excesses(path: string, weights: Weights, limits: Weights): string[] {
  return KEYS.filter((key) => weights[key] > limits[key]).map(
    (key) => `${path}: ${COLUMNS[key]} ${kilobytes(weights[key])}, allowed ${kilobytes(limits[key])}`,
  );
}

/**
 * Prints what each page weighs and holds it against the budgets; changes nothing.
 * @throws Error that lists everything above its budget.
 */
export function reportWeights(
  files: Files,
  client: ClientManifest,
  budgets: Budgets,
  print: (line: string) => void,
): Files {
  const pages = pathsEnding(files, '.html').map((path) => ({ path, weights: weigh(files, path, client) }));
  const width = Math.max(4, ...pages.map(({ path }) => path.length));
  const entry = entryBytes(files, client);
  print(row('page', Object.values(COLUMNS), width));
  for (const { path, weights } of pages)
    print(
      row(
        path,
        KEYS.map((key) => kilobytes(weights[key])),
        width,
      ),
    );
  print(`client entry ${kilobytes(entry)}, allowed ${kilobytes(budgets.clientEntry)}`);
  const problems = pages.flatMap(({ path, weights }) => excesses(path, weights, limitsFor(path, budgets)));
  if (entry > budgets.clientEntry)
    problems.push(`client entry: ${kilobytes(entry)}, allowed ${kilobytes(budgets.clientEntry)}`);
  if (problems.length > 0) throw new Error(`over budget:\n  ${problems.join('\n  ')}`);
  return files;
}

export const stage: Stage = {
  name: 'report',
  run: (files: Files, context: ExportContext) =>
    reportWeights(files, readClientManifest(context.generated), BUDGETS, context.report),
};
