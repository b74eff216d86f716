import type { Visit } from './measure.ts';

const HEAD = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'KB',
  'requests',
  'LCP s',
  'TBT ms',
  'CLS',
];

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const row = ([path, visit]: readonly [string, Visit]): string =>
  line([
    path,
    visit.performance,
    visit.accessibility,
    visit.bestPractices,
    visit.seo,
    (visit.bytes / 1024).toFixed(1),
    visit.requests,
    (visit.largestPaint / 1000).toFixed(2),
    Math.round(visit.blockingTime),
    visit.layoutShift.toFixed(3),
  ]);

/** The visits as a Markdown table, a page a row, in the order given. */
export const visitTable = (visits: ReadonlyMap<string, Visit>): string =>
  [line(HEAD), line(HEAD.map((_, column) => (column === 0 ? '---' : '---:'))), ...[...visits].map(row)].join(
    '\n',
  );
