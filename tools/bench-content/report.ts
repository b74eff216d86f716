/** What the builds of `npm run bench:content` cost, as lines for a terminal and as a page of the documentation. */
import type { Cost } from './measure.ts';

export type Built = Cost & {
  /** How many posts were added, and as many articles; each in two languages. */
  size: number;
  what: 'cold' | 'from nothing' | 'caches of this folder' | 'one changed post' | 'nothing changed';
  /** HTML files of the finished export. */
  pages: number;
  /** Seconds on the clock, by step. */
  stages: ReadonlyMap<string, number>;
};

const NOT_MEASURED = 'not measured';
/** Stages below this many seconds in every build tell nothing. */
const SMALL = 1;

const number = (value: number | undefined, digits: number): string =>
  value === undefined ? NOT_MEASURED : value.toFixed(digits);

const perPage = ({ processor, pages }: Built): number | undefined =>
  processor === undefined ? undefined : (processor * 1000) / pages;

/** A build in the terminal. */
export function linesOf(built: Built): string[] {
  const { size, what, pages, processor, seconds, memory, stages } = built;
  return [
    `${size} posts and ${size} articles, ${what}: ${pages} pages`,
    `  processor ${number(processor, 1)} s (${number(perPage(built), 1)} ms a page), clock ${number(seconds, 1)} s, memory ${number(memory, 0)} MB`,
    `  ${[...stages].map(([name, took]) => `${name} ${took.toFixed(1)}`).join(' · ')}`,
  ];
}

const HEAD = `# Performance as the content grows

Written by \`npm run bench:content -- --write\` (do not edit): the build of a copy of this repository with that many more
posts and as many more articles, each in two languages; cold, then after one changed post, then with nothing changed. "Cold"
has no cache but that of encoded pictures, of which more entries need not mean more. Processor seconds are those of all processes of the build, user and system; memory is the highest sum over them
(PSS, looked at twice a second). They depend on the machine.`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

function stageRows(all: readonly Built[]): (string | number)[][] {
  const names = [...new Set(all.flatMap(({ stages }) => [...stages.keys()]))];
  const rows = names.map((name) => ({ name, seconds: all.map(({ stages }) => stages.get(name) ?? 0) }));
  return rows
    .filter(({ seconds }) => Math.max(...seconds) >= SMALL)
    .map(({ name, seconds }) => [name, ...seconds.map((each) => each.toFixed(1))]);
}

/** The whole of `docs/performance-growth.md`. */
export function growthReport(all: readonly Built[]): string {
  const costs = all.map((built) => [
    ...[`${built.size}, ${built.what}`, built.pages],
    ...[number(built.processor, 1), number(perPage(built), 1)],
    ...[number(built.seconds, 1), number(built.memory, 0)],
  ]);
  const columns = all.map(({ size, what }) => `${size}, ${what}`);
  return `${[
    HEAD,
    table(['entries', 'pages', 'processor s', 'ms a page', 'clock s', 'memory MB'], costs),
    'Seconds on the clock of each step, where one build took a second for it:',
    table(['step', ...columns], stageRows(all)),
  ].join('\n\n')}\n`;
}
