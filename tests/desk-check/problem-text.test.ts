/** What the sums use in place of a value that could not be read, and where in a plan or its other variant it stands. */

import { problemLine, problemPlace, problemText, problemUse } from '@/lib/desk-check/problem-text';
import type { PlanProblem } from '@/lib/desk-check/read';
import { ELSEWHERE } from '@/lib/desk-check/schema';
import type { Voice } from '@/lib/desk-check/voice';
import type { PlanWords } from '@/lib/desk-check/words';
import { fill } from '@/lib/listing/fill';
import { plan, station, step } from './examples';
import { LANGUAGES } from './reports';

const PLAN = plan({
  runsPerWeek: 400.25,
  tool: 0,
  yenPerHour: 12_500,
  steps: [step({ vessel: 'flask', judgement: 'some' }), step({ station: ELSEWHERE, operation: 'shake' })],
  bench: { stations: [station({ kind: 'reactor' })] },
});

describe.each(LANGUAGES)('in %s', (locale, voice) => {
  const { words } = voice;
  const stepName = (n: number) => fill(words.procedure.step, { n });

  it.each<[path: string, place: (words: PlanWords) => string[]]>([
    ['compareWith', ({ compare }) => [compare.before]],
    ['compareWith.', ({ compare }) => [compare.before]],
    ['compareWith.title', ({ compare, procedure }) => [compare.before, procedure.name]],
    ['compareWith.steps.1.grams', ({ compare, procedure }) => [compare.before, stepName(2), procedure.grams]],
    ['compareWith.compareWith', ({ compare }) => [compare.before, compare.before]],
    ['compareWithout', () => ['compareWithout']],
    ['a.compareWith.title', ({ procedure }) => [procedure.name]],
    // Only a whole number is the place in a list.
    ['steps.0.x7', () => [stepName(1), 'x7']],
    ['steps.0.7x', () => [stepName(1), '7x']],
    ['steps.0.7', () => [stepName(1)]],
  ])('at "%s" names the variant and the place', (path, place) => {
    expect(problemPlace({ path }, words)).toBe(place(words).join(' '));
  });

  it.each<[what: string, path: string, used: (voice: Voice) => string]>([
    ['a number as it is printed', 'yenPerHour', () => '12,500'],
    ['with its decimals', 'runsPerWeek', () => '400.25'],
    ['nothing, where it is a number', 'tool', () => '0'],
    ['a vessel by its name', 'steps.0.vessel', ({ names }) => names.vessels.flask],
    ['judgement by its name', 'steps.0.judgement', (one) => one.words.procedure.judgements.some],
    ['a place off the bench by its name', 'steps.1.station', (one) => one.words.procedure.elsewhere],
    ['an instrument by its name', 'bench.stations.0.kind', ({ names }) => names.stations.reactor],
    ['words that are nobody’s name as they are', 'steps.1.operation', () => 'shake'],
  ])('the sums use %s', (_what, path, used) => {
    expect(problemUse({ path, kind: 'choice' }, PLAN, voice)).toBe(
      fill(words.problems.used, { value: used(voice) }),
    );
  });

  it.each([
    ['that is left empty', 'title'],
    ['that may be missing', 'steps.0.grams'],
    ['of a step that there is not', 'steps.9.grams'],
  ])('a value %s counts as empty', (_what, path) => {
    expect(problemUse({ path, kind: 'high' }, PLAN, voice)).toBe(words.problems.asEmpty);
  });

  it('of what was not opened, nothing counts as empty', () => {
    expect(problemUse({ path: '', kind: 'long' }, PLAN, voice)).toBe('');
  });

  it.each(['title', 'purpose', 'steps.0.operation', 'compareWith.title'])(
    'words at %s that are too long are in no sum: their beginning is kept',
    (path) => expect(problemUse({ path, kind: 'long' }, PLAN, voice)).toBe(words.problems.cut),
  );

  it('a bench that is none is named as the page names it', () => {
    expect(problemPlace({ path: 'bench' }, words)).toBe(words.bench.title);
  });

  it.each<[kind: PlanProblem['kind'], use: string]>([
    ['high', fill(words.problems.used, { value: '12,500' })],
    ['many', ''],
    ['shape', ''],
    ['twice', ''],
    ['unknown', ''],
    ['version', ''],
  ])('a line of kind %s ends with what the sums use, where something takes its place', (kind, use) => {
    const problem: PlanProblem = { path: 'yenPerHour', kind, limit: 100_000, value: '1e9' };
    const found = fill(words.problems.found, {
      ...{ where: words.assumptions.yenPerHour, value: '1e9', what: problemText(problem, voice) },
    });
    const separator = locale === 'ja' ? '。' : '. ';
    expect(problemLine(problem, PLAN, voice)).toBe(use ? `${found}${separator}${use}` : found);
  });

  it.each<[path: string, typed: string, kind: PlanProblem['kind']]>([
    ['steps.0.station', 'constructor', 'choice'],
    ['steps.0.station', 'hasOwnProperty', 'choice'],
  ])('what was typed at %s is no name of ours: "%s"', (path, typed, kind) => {
    const own = plan({ title: typed, steps: [step({ operation: typed, station: typed })] });
    expect(problemUse({ path, kind }, own, voice)).toBe(fill(words.problems.used, { value: typed }));
  });
});
