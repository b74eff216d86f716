import { ACCEPTED, type Bytes } from './bytes.ts';
import { COLUMNS, grouped, KEYS, signed } from './columns.ts';
import { totalBytes, type Weights } from './weights.ts';

/** A page counts as changed when a part of it changed by more than these bytes. */
const NOTABLE = 100;

const sumOf = ({ pages }: Bytes): number =>
  Object.values(pages).reduce((sum, weights) => sum + totalBytes(weights), 0);

/** The change of one page, if any part of it is worth a line. */
function changeOf(path: string, before: Weights, after: Weights): string[] {
  const parts = KEYS.map((key) => ({ key, by: after[key] - before[key] }));
  if (parts.every(({ by }) => Math.abs(by) <= NOTABLE)) return [];
  const told = parts.filter(({ by }) => by !== 0).map(({ key, by }) => `${COLUMNS[key]} ${signed(by)}`);
  return [`${path}: ${told.join(', ')}; together ${signed(totalBytes(after) - totalBytes(before))}`];
}

/**
 * What a build costs more or less than the accepted one, in bytes as sent: a line for each page that is new, gone
 * or notably changed, and the totals.
 */
export function comparison(before: Bytes, after: Bytes): string[] {
  const paths = [...new Set([...Object.keys(before.pages), ...Object.keys(after.pages)])].sort();
  const lines = paths.flatMap((path) => {
    const [old, now] = [before.pages[path], after.pages[path]];
    if (old && now) return changeOf(path, old, now);
    return now ? [`${path}: new, ${grouped(totalBytes(now))}`] : [`${path}: gone`];
  });
  return [
    `bytes against ${ACCEPTED} (pages with a change above ${NOTABLE}):`,
    ...(lines.length > 0 ? lines : ['no page changed notably']).map((line) => `  ${line}`),
    `  client entry ${signed(after.clientEntry - before.clientEntry)}, ` +
      `all pages together ${signed(sumOf(after) - sumOf(before))} of ${grouped(sumOf(before))}`,
  ];
}
