/** The measurements as Markdown. */
import type { Measured } from './measure.ts';
import type { ExportWeight } from './weigh-export.ts';

export type Row = {
  /** Posts, and as many news articles. */
  count: number;
  content: Pick<Measured, 'seconds' | 'peak'>;
  /** Undefined where only the content step was run. */
  build?: Pick<Measured, 'seconds' | 'peak'> & { weight: ExportWeight };
};

const KILO = 1024;
const NONE = '–';

const seconds = (value: number | undefined) => (value === undefined ? NONE : value.toFixed(1));
const megabytes = (value: number | undefined) =>
  value === undefined ? NONE : (value / KILO ** 2).toFixed(0);
const kilobytes = (value: number | undefined) => (value === undefined ? NONE : (value / KILO).toFixed(1));
const grouped = new Intl.NumberFormat('en');

const HEAD = [
  'posts and news, each',
  'content step, s',
  'its peak, MB',
  'whole build, s',
  'its peak, MB',
  'pages',
  'HTML a page, KB',
  'out/ a page, KB',
  '/blog, KB',
  '/news, KB',
  'blog index, KB',
  'news index, KB',
];

const cellsOf = ({ count, content, build }: Row): string[] => {
  const weight = build?.weight;
  return [
    grouped.format(count),
    seconds(content.seconds),
    megabytes(content.peak),
    seconds(build?.seconds),
    megabytes(build?.peak),
    weight ? grouped.format(weight.pages) : NONE,
    kilobytes(weight?.page),
    kilobytes(weight && weight.total / weight.pages),
    ...['blog.html', 'news.html', 'blog/index.json', 'news/index.json'].map((path) =>
      kilobytes(weight?.sent[path]),
    ),
  ];
};

/** One row per size; HTML and indexes as sent (brotli). */
export const growthTable = (rows: readonly Row[]): string =>
  [HEAD, HEAD.map(() => '--:'), ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
