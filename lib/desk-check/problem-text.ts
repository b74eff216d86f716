/** What was wrong with a link, a file or a field, in words. */
import { fill } from '../listing/fill.ts';
import { valueAt } from './at-path.ts';
import { quantityText } from './number-text.ts';
import { phrase } from './phrase.ts';
import type { PlanProblem } from './read.ts';
import { benchSchema, ELSEWHERE, type Plan, planSchema, stationSchema, stepSchema } from './schema.ts';
import { sentencesText } from './step-text.ts';
import type { Voice } from './voice.ts';
import type { PlanWords } from './words.ts';

/** What is wrong with a value. */
export const problemText = (
  { kind, limit = 0 }: PlanProblem,
  { words, locale }: Pick<Voice, 'words' | 'locale'>,
): string => phrase(words.problems[kind], { limit: quantityText(limit, locale) });

/** Fields whose words have another name than they. */
const NAMED = { title: 'name', runsPerWeek: 'runs', weeksPerYear: 'weeks' } as const;
const SHAPES = [planSchema, stepSchema, benchSchema, stationSchema].map(({ shape }) => shape);

/** The name of a field by the last part of its path, where the tool has one. */
function fieldName(last: string, { procedure, assumptions, bench }: PlanWords): string | undefined {
  if (!SHAPES.some((shape) => Object.hasOwn(shape, last))) return undefined;
  if (last === 'bench') return bench.title;
  if (last === 'armX' || last === 'armY') return `${bench.arm} ${last === 'armX' ? bench.x : bench.y}`;
  const name = Object.hasOwn(NAMED, last) ? NAMED[last as keyof typeof NAMED] : last;
  const found = (Object.assign({}, bench, assumptions, procedure) as Record<string, unknown>)[name];
  return typeof found === 'string' ? found : undefined;
}

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
  const name = fieldName(last, words) ?? (/^\d+$/.test(last) ? '' : last);
  return [place, item, name].filter(Boolean).join(' ') || path;
}

/** What is not taken at all: its own words say so. */
const LEFT_OUT: readonly PlanProblem['kind'][] = ['many', 'shape', 'twice', 'unknown', 'version'];

/** With what the sums go on: the last good value, the assumption that took its place, or nothing. */
export function problemUse(
  { path, kind }: Pick<PlanProblem, 'path' | 'kind'>,
  plan: Plan,
  voice: Voice,
): string {
  const { words, names, locale } = voice;
  // Of what could not be read at all nothing was taken, and nothing was lost.
  if (path === '' || LEFT_OUT.includes(kind)) return '';
  if (kind === 'long') return words.problems.cut;
  const value = valueAt(plan, path);
  if (value === undefined || value === '') return words.problems.asEmpty;
  // What is typed may be called `plate`, and an instrument of a file `toString`.
  const called = new Map<unknown, string>(
    Object.entries({
      ...(kind === 'choice' && {
        ...names.stations,
        ...names.vessels,
        ...words.procedure.judgements,
        [ELSEWHERE]: words.procedure.elsewhere,
      }),
    }),
  );
  return fill(words.problems.used, {
    value: typeof value === 'number' ? quantityText(value, locale) : (called.get(value) ?? String(value)),
  });
}

/** The first of many lines, and how many more there are. */
export const firstLines = (
  lines: readonly string[],
  most: number,
  { words }: Pick<Voice, 'words'>,
): string[] =>
  lines.length > most
    ? [...lines.slice(0, most), fill(words.problems.more, { n: lines.length - most })]
    : [...lines];

/** All of it in a line: where, the value, what is wrong, and what the sums go on with. */
export const problemLine = (problem: PlanProblem, plan: Plan, voice: Voice): string =>
  sentencesText(
    [
      fill(voice.words.problems.found, {
        where: problemPlace(problem, voice.words),
        value: problem.value,
        what: problemText(problem, voice),
      }),
      problemUse(problem, plan, voice),
    ].filter(Boolean),
    voice,
  );
