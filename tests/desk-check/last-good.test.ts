import { asTyped, withLastGood } from '@/lib/desk-check/last-good';
import { problemUse } from '@/lib/desk-check/problem-text';
import { EMPTY_PLAN, readPlan } from '@/lib/desk-check/read';
import type { Draft, Plan } from '@/lib/desk-check/schema';
import { plan, station, step } from './examples';
import { law, plans, spoiltPlans } from './generators';
import { VOICES } from './reports';

const good = plan({
  runsPerWeek: 5,
  prepare: 20,
  steps: [step({ operation: 'mix', handsOn: 7 }), step({ operation: 'heat' })],
});
/** A plan as it is typed, read after the one above. */
const readAfter = (draft: object, before: Plan) =>
  withLastGood(readPlan(draft), draft as Draft, { draft: before, plan: before });
const after = (typed: object) => readAfter({ ...good, ...typed }, good);
const steps = (...typed: object[]) => ({ steps: typed });

it.each<[rule: string, typed: object, kept: Partial<Plan>]>([
  ['a number that cannot be read', { runsPerWeek: '五回' }, { runsPerWeek: 5 }],
  ['one beyond its limit', { prepare: 9999 }, { prepare: 20 }],
  [
    'minutes of the same step',
    steps({ ...good.steps[0], handsOn: '七分' }, good.steps[1] ?? {}),
    { steps: good.steps },
  ],
  [
    'minutes of which there were none: they stay open',
    steps(good.steps[0] ?? {}, { ...good.steps[1], handsOn: '七分' }),
    { steps: good.steps },
  ],
  [
    'an instrument that stays',
    { bench: { ...good.bench, stations: [{ ...station(), x: 'links' }] } },
    { bench: good.bench },
  ],
  [
    'a place that is emptied: the edge of the bench is no usual one',
    { bench: { ...good.bench, stations: [{ ...station(), x: '', y: '' }] } },
    { bench: good.bench },
  ],
])('%s keeps the last good value', (_rule, typed, kept) => expect(after(typed)).toMatchObject(kept));

it('what cannot be read leaves the page as it was typed, and all else as it was read', () => {
  const draft = {
    ...good,
    prepare: '２5',
    steps: [{ ...good.steps[0], handsOn: '2200' }, good.steps[1]],
  } as Draft;
  const read = readPlan(draft);
  const typed = asTyped({
    draft,
    plan: withLastGood(read, draft, { draft: good, plan: good }),
    problems: read.problems,
  });
  expect(typed).toEqual({ ...draft, prepare: 25 });
  expect(readPlan(typed).problems).toEqual(read.problems);
  expect(asTyped({ draft: good, plan: good, problems: [] })).toBe(good);
});

it('of words that are too long the beginning is no worse than what stood there', () => {
  expect(after({ title: '長'.repeat(81) }).title).toBe('長'.repeat(80));
});

it('minutes of another step are none of this one', () => {
  const [mix, heat] = good.steps as [object, object];
  expect(after(steps({ ...heat, handsOn: '七分' }, mix)).steps[0]).not.toHaveProperty('handsOn');
});

it('minutes go with their step, also past another one of the same name', () => {
  const [first, second] = [step({ operation: 'mix', handsOn: 3 }), step({ operation: 'mix', handsOn: 70 })];
  const before = { ...good, steps: [first, second] };
  const typed = { ...second, handsOn: '7O' };
  const draft = { ...before, steps: [first, typed] };
  const read = readAfter(draft, before);
  expect(read.steps.map(({ handsOn }) => handsOn)).toEqual([3, 70]);
  const moved = { ...before, steps: [typed, first] };
  const again = withLastGood(readPlan(moved), moved as never, { draft: draft as never, plan: read });
  expect(again.steps.map(({ handsOn }) => handsOn)).toEqual([70, 3]);
  const back = withLastGood(readPlan(draft), draft as never, { draft: moved as never, plan: again });
  expect(back.steps.map(({ handsOn }) => handsOn)).toEqual([3, 70]);
});

it('what is empty is empty, and what is good is taken', () => {
  expect(after(steps({ ...good.steps[0], handsOn: '' })).steps[0]).not.toHaveProperty('handsOn');
  expect(after({ runsPerWeek: '６' }).runsPerWeek).toBe(6);
});

it('whatever was there before, the plan holds to its limits, and what could be read is there', () => {
  law(spoiltPlans, ({ plan: before, text }) => {
    const draft = JSON.parse(text);
    const found = readAfter(draft, before);
    expect(readPlan(found).problems).toEqual([]);
    const { plan: read, problems } = readPlan(draft);
    if (problems.length === 0) expect(found).toEqual(read);
  });
});

it('a plan without problems is not touched', () => {
  law(plans(), (any) =>
    expect(withLastGood({ plan: any, problems: [] }, any, { draft: good, plan: good })).toBe(any),
  );
});

it('what the sums go on with is said in both languages', () => {
  const { problems } = readPlan({
    ...good,
    runsPerWeek: 'x',
    prepare: 'x',
    steps: [{ ...good.steps[1], handsOn: 'x', vessel: 'x' }],
  });
  for (const voice of VOICES) {
    const said = problems.map((problem) =>
      problemUse(problem, { ...EMPTY_PLAN, ...good, steps: [step()] }, voice),
    );
    expect(said.join('\n')).toContain('20');
    expect(said.join('\n')).toContain(voice.names.vessels.other);
    expect(said).toContain(voice.words.problems.asEmpty);
    expect(problemUse({ path: 'steps', kind: 'many' }, good, voice)).toBe('');
  }
});
