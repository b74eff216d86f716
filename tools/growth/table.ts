/** The measurements as Markdown. */
import type { Measured } from './measure.ts';
import type { ExportWeight } from './weigh-export.ts';

export type Row = {
  /** Posts, and as many news articles. */
  count: number;
  content: Pick<Measured, 'seconds' | 'usage'>;
  /** Undefined where only the content step was run. */
  build?: Pick<Measured, 'seconds' | 'usage'> & { weight: ExportWeight };
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
  'processor, s',
  'peak, MB',
  'whole build, s',
  'processor, s',
  'peak, MB',
  'pages',
  'HTML a page, KB',
  'out/ a page, KB',
  '/blog, KB',
  '/news, KB',
  'blog index, KB',
  'news index, KB',
];

const costOf = (step: Row['content'] | undefined): string[] => [
  seconds(step?.seconds),
  seconds(step?.usage?.cpu),
  megabytes(step?.usage?.memory),
];

const cellsOf = ({ count, content, build }: Row): string[] => {
  const weight = build?.weight;
  return [
    grouped.format(count),
    ...costOf(content),
    ...costOf(build),
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
