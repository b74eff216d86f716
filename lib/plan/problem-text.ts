/** What was wrong with a link, a file or a field, in words. */
import { fill } from '../listing/fill.ts';
import { phrase } from './phrase.ts';
import type { PlanProblem } from './read.ts';
import type { PlanWords } from './words.ts';

/** What is wrong with a value. */
export const problemText = ({ kind, limit = 0 }: PlanProblem, words: PlanWords): string =>
  phrase(words.problems[kind], { limit });

/** The name of a field by the last part of its path, where the tool has one. */
const FIELDS: Record<string, (words: PlanWords) => string> = {
  title: ({ procedure }) => procedure.name,
  purpose: ({ procedure }) => procedure.purpose,
  runsPerWeek: ({ procedure }) => procedure.runs,
  weeksPerYear: ({ procedure }) => procedure.weeks,
  measured: ({ procedure }) => procedure.measured,
  operation: ({ procedure }) => procedure.operation,
  handsOn: ({ procedure }) => procedure.handsOn,
  waiting: ({ procedure }) => procedure.waiting,
  vessel: ({ procedure }) => procedure.vessel,
  grams: ({ procedure }) => procedure.grams,
  judgement: ({ procedure }) => procedure.judgement,
  varies: ({ procedure }) => procedure.varies,
  precious: ({ procedure }) => procedure.precious,
  station: ({ procedure }) => procedure.station,
  steps: ({ procedure }) => procedure.steps,
  stations: ({ bench }) => bench.stations,
  kind: ({ bench }) => bench.kind,
  x: ({ bench }) => bench.x,
  y: ({ bench }) => bench.y,
  armX: ({ bench }) => `${bench.arm} ${bench.x}`,
  armY: ({ bench }) => `${bench.arm} ${bench.y}`,
  width: ({ bench }) => bench.width,
  depth: ({ bench }) => bench.depth,
  prepare: ({ assumptions }) => assumptions.prepare,
  cleanUp: ({ assumptions }) => assumptions.cleanUp,
  gripper: ({ assumptions }) => assumptions.gripper,
  tool: ({ assumptions }) => assumptions.tool,
  margin: ({ assumptions }) => assumptions.margin,
  yenPerHour: ({ assumptions }) => assumptions.yenPerHour,
  start: ({ assumptions }) => assumptions.start,
};

/** Where it is: `steps.2.grams` is "Step 3 Weight". A name that the tool does not know stays as it was written. */
export function problemPlace({ path }: Pick<PlanProblem, 'path'>, words: PlanWords): string {
  if (path === '') return words.problems.everything;
  const [, within] = /^compareWith(?:\.|$)(.*)/.exec(path) ?? [];
  if (within !== undefined)
    return [words.compare.before, within && problemPlace({ path: within }, words)].filter(Boolean).join(' ');
  const parts = path.split('.');
  const place = /^steps\.\d+(?:\.|$)/.test(path)
    ? fill(words.procedure.step, { n: Number(parts[1]) + 1 })
    : '';
  const item = /^bench\.stations\.\d+(?:\.|$)/.test(path)
    ? `${words.bench.stations} ${Number(parts[2]) + 1}`
    : '';
  const last = parts.at(-1) ?? '';
  const known = Object.hasOwn(FIELDS, last) ? FIELDS[last] : undefined;
  return (
    [place, item, known ? known(words) : /^\d+$/.test(last) ? '' : last].filter(Boolean).join(' ') || path
  );
}

/** All of it in a line: where, the value, and what is wrong. */
export const problemLine = (problem: PlanProblem, words: PlanWords): string =>
  fill(words.problems.found, {
    where: problemPlace(problem, words),
    value: problem.value,
    what: problemText(problem, words),
  });
