import type { Visit } from './measure.ts';
import { median } from './median.ts';

/** A page that is visited again: one slow visit on a busy machine says little. */
export const LOWEST_PERFORMANCE = 98;

/** Bytes of the first visit of the Japanese home on a phone. */
const HOME_BYTES = 250 * 1024;

const FULL_MARKS = ['accessibility', 'bestPractices', 'seo'] as const;

const problemsOf = ([path, visit]: readonly [string, Visit]): string[] => [
  ...FULL_MARKS.filter((key) => visit[key] < 100).map(
    (key) => `${path}: ${key} ${visit[key]}, 100 expected (${visit.failed.join(', ')})`,
  ),
  ...(visit.performance < LOWEST_PERFORMANCE
    ? [`${path}: performance ${visit.performance}, at least ${LOWEST_PERFORMANCE} expected`]
    : []),
  ...(visit.images.length > 0 ? [`${path}: audits of images failed (${visit.images.join(', ')})`] : []),
];

/** What is below the goals, in sentences that name the page; none if all is well. */
export function unmetGoals(visits: ReadonlyMap<string, Visit>): string[] {
  const home = visits.get('/')?.bytes ?? 0;
  const all = [...visits.values()];
  const middle = median(all.map(({ performance }) => performance));
  const blocked = median(all.map(({ blockingTime }) => blockingTime));
  return [
    ...[...visits].flatMap(problemsOf),
    ...(middle < 100 ? [`all pages: median performance ${middle}, 100 expected`] : []),
    ...(blocked >= 1 ? [`all pages: median blocking time ${blocked} ms, 0 expected`] : []),
    ...(home > HOME_BYTES ? [`/: ${home} bytes on the first visit, at most ${HOME_BYTES} expected`] : []),
  ];
}

/** Prints what is below the goals; gives the exit code, 1 if anything is. */
export function judge(visits: ReadonlyMap<string, Visit>, print: (problem: string) => void): 0 | 1 {
  const problems = unmetGoals(visits);
  for (const problem of problems) print(problem);
  return problems.length > 0 ? 1 : 0;
}
