import { localeOf } from '../../lib/i18n/paths.ts';
import { BUDGETS, type Budgets } from './budgets.ts';
import { ACCEPTED, type Bytes, measure, readAccepted } from './bytes.ts';
import { type ClientManifest, readClientManifest } from './client-manifest.ts';
import { COLUMNS, grouped, KEYS } from './columns.ts';
import { comparison } from './comparison.ts';
import type { ExportContext, Files, Stage } from './types.ts';
import { totalBytes, type Weights } from './weights.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const limitsFor = (path: string, budgets: Budgets): Weights => ({
  html: budgets.html,
  styles: budgets.styles,
  nextScript: budgets.nextScript,
  script: budgets.pageScript,
  fonts: budgets.fonts[localeOf(`/${path.replace(/\.html$/, '')}`)],
  heroImage: budgets.heroImage,
  // What loads as one scrolls has no limit of its own; the table and the comparison show it.
  images: Number.POSITIVE_INFINITY,
});

const row = (name: string, cells: string[], width: number): string =>
  [name.padEnd(width), ...cells.map((cell) => cell.padStart(11))].join('  ');

/** What each page weighs, in bytes as sent. */
function table({ clientEntry, pages }: Bytes, budgets: Budgets): string[] {
  const paths = Object.keys(pages);
  const width = Math.max(4, ...paths.map((path) => path.length));
  return [
    row('page', [...KEYS.map((key) => COLUMNS[key]), 'together'], width),
    ...Object.entries(pages).map(([path, weights]) =>
      row(path, [...KEYS.map((key) => weights[key]), totalBytes(weights)].map(grouped), width),
    ),
    `client entry ${grouped(clientEntry)}, allowed ${grouped(budgets.clientEntry)}`,
  ];
}

/** What is above its limit, in sentences that name page, kind, size and limit. */
function excesses(path: string, weights: Weights, limits: Weights): string[] {
  return KEYS.filter((key) => weights[key] > limits[key]).map(
    (key) => `${path}: ${COLUMNS[key]} ${kilobytes(weights[key])}, allowed ${kilobytes(limits[key])}`,
  );
}

/**
 * Prints what each page weighs and what changed since `accepted`, and holds it against the budgets; changes nothing.
 * @throws Error that lists everything above its budget.
 */
export function reportWeights(
  files: Files,
  client: ClientManifest,
  budgets: Budgets,
  print: (line: string) => void,
  accepted?: Bytes,
): Files {
  const bytes = measure(files, client);
  const changes = accepted ? comparison(accepted, bytes) : [`nothing to compare with: no ${ACCEPTED}`];
  for (const line of [...table(bytes, budgets), ...changes]) print(line);
  const problems = Object.entries(bytes.pages).flatMap(([path, weights]) =>
    excesses(path, weights, limitsFor(path, budgets)),
  );
  if (bytes.clientEntry > budgets.clientEntry)
    problems.push(`client entry: ${kilobytes(bytes.clientEntry)}, allowed ${kilobytes(budgets.clientEntry)}`);
  if (problems.length > 0) throw new Error(`over budget:\n  ${problems.join('\n  ')}`);
  return files;
}

export const stage: Stage = {
  name: 'report',
  run: (files: Files, { generated, report, root }: ExportContext) =>
    reportWeights(files, readClientManifest(generated), BUDGETS, report, readAccepted(root)),
};
