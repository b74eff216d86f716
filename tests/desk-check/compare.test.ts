/** Two variants of a plan on one sheet, in every form in which it is taken away. */
import { withComparison } from '@/lib/desk-check/compare';
import { PLAN_HASH } from '@/lib/desk-check/format';
import { planHash, readPlanHash } from '@/lib/desk-check/link';
import { problemPlace } from '@/lib/desk-check/problem-text';
import { type PlanProblem, readPlan } from '@/lib/desk-check/read';
import { MOST_STATIONS, MOST_STEPS, type Plan } from '@/lib/desk-check/schema';
import { sheetMail, sheetOf, sheetText } from '@/lib/desk-check/sheet';
import { sheetMarkdown } from '@/lib/desk-check/sheet-markdown';
import { MOST_IN_ADDRESS } from '@/lib/text/in-address';
import { FACTS, plan, station, step } from './examples';
import { COMPANY, reportsOf } from './reports';

const before = plan({ runsPerWeek: 5, weeksPerYear: 40, steps: [step({ operation: 'mix', handsOn: 30 })] });

/** The sheet of a plan beside the one above, in each language. */
const compared = (after: Plan) => {
  const both = { ...after, compareWith: before };
  return reportsOf(both).map(({ sheet, voice }) => ({
    voice,
    sheet: withComparison(sheet, both, FACTS, voice),
  }));
};
const rowsOf = (after: Plan) => compared(after)[0]?.sheet.compared ?? [];
const changed = (after: Plan) => rowsOf(after).filter(({ isChanged }) => isChanged);

it('of two that are alike, every answer is there once, and none is marked', () => {
  expect(changed(before)).toEqual([]);
  expect(new Set(rowsOf(before).map(({ label }) => label)).size).toBe(rowsOf(before).length);
  for (const { before: one, after } of rowsOf(before)) expect(after).toBe(one);
});

it('what was entered otherwise is named, with the answers that follow from it', () => {
  const rows = changed({ ...before, runsPerWeek: 10 });
  const [{ voice }] = compared(before) as [ReturnType<typeof compared>[number]];
  const { procedure, hours } = voice.words;
  expect(rows[0]).toEqual({ label: procedure.runs, before: '5', after: '10', isChanged: true });
  expect(rows.find(({ label }) => label === hours.freedYear)).toMatchObject({
    before: '100時間',
    after: '200時間',
  });
  expect(rows.some(({ label }) => label === voice.words.arm.title)).toBe(false);
});

it('every cause is named: another place, a judgement, a purpose, times that were taken with a clock', () => {
  const [first] = before.steps;
  const labels = (after: Plan) => changed(after).map(({ label }) => label);
  const [{ voice }] = compared(before) as [ReturnType<typeof compared>[number]];
  const { procedure, hours } = voice.words;
  expect(labels({ ...before, purpose: 'なぜ' })).toContain(procedure.purpose);
  expect(labels({ ...before, measured: true })).toContain(hours.title);
  for (const cause of [{ station: '' }, { precious: true }, { judgement: 'some' }] as const)
    expect(labels({ ...before, steps: [{ ...step(), ...first, ...cause }] })).toContain('工程1');
});

it('another arm is a change', () => {
  const far = { ...before, bench: { ...before.bench, stations: [station({ x: 1300, y: 500 })] } };
  const [{ voice }] = compared(before) as [ReturnType<typeof compared>[number]];
  const arm = changed(far).find(({ label }) => label === voice.words.arm.title);
  expect(arm?.before).toContain(voice.words.arm.names.small);
  expect(arm?.after).toContain(voice.words.arm.names.large);
});

it('what software saves is compared with what a machine saves', () => {
  const cost = { yenPerHour: 3000 };
  const software = plan({
    ...{ runsPerWeek: 10, weeksPerYear: 50, ...cost },
    steps: [step({ operation: 'record', handsOn: 30 })],
  });
  const machine = { ...before, ...cost };
  for (const [one, other, values] of [
    [software, machine, ['750,000円', '300,000円']],
    [machine, software, ['300,000円', '750,000円']],
  ] as const) {
    const both = { ...other, compareWith: one };
    const [{ sheet, voice }] = reportsOf(both) as [ReturnType<typeof reportsOf>[number]];
    const row = withComparison(sheet, both, FACTS, voice).compared?.find(
      ({ label }) => label === voice.words.money.saved,
    );
    expect([row?.before, row?.after]).toEqual(values);
  }
});

it('how often, where nobody has said it, is a dash and not none', () => {
  const row = changed({ ...before, runsPerWeek: 0 }).find(({ before: was }) => was === '5');
  expect(row?.after).toBe('–');
});

it('in a mail, what could not be read comes before them', () => {
  const both = { ...before, compareWith: before };
  for (const { answer, report, voice } of reportsOf(both)) {
    const sheet = sheetOf(
      { plan: both, answer, report, unread: ['?'] },
      { company: COMPANY, today: '' },
      voice,
    );
    expect(withComparison(sheet, both, FACTS, voice).brief[0]).toContain('?');
  }
});

it('a step that only one of them has stands beside a dash', () => {
  const more = { ...before, steps: [...before.steps, step({ operation: 'spin', handsOn: 3 })] };
  expect(changed(more).find(({ label }) => label === '工程2')).toMatchObject({
    before: '–',
    after: expect.stringContaining('遠心する'),
  });
});

it('it is on paper, in mail, text and Markdown alike', () => {
  for (const { voice, sheet } of compared({ ...before, runsPerWeek: 10, title: '*二倍*' })) {
    const { compare, hours } = voice.words;
    const line = sheet.parts
      .find(({ id }) => id === 'compared')
      ?.lines.find((one) => one.startsWith(hours.freedYear));
    expect(line).toMatch(/100.*→.*200/);
    const mail = new URL(sheetMail(sheet, { to: 'a@example.com', words: voice.words }));
    for (const form of [sheetText(sheet), sheetMarkdown(sheet), mail.searchParams.get('body')])
      expect(form).toContain(compare.title);
    expect(sheetText(sheet)).toContain(line);
    expect(sheetMarkdown(sheet)).toContain('\\*二倍\\*');
  }
});

it('a plan that is compared with nothing has the sheet that it had', () => {
  for (const { sheet, voice } of reportsOf(before))
    expect(withComparison(sheet, before, FACTS, voice)).toBe(sheet);
});

describe('a link', () => {
  const longest = (title: string) =>
    plan({
      title: title.repeat(80),
      purpose: title.repeat(200),
      steps: Array.from({ length: MOST_STEPS }, () =>
        step({ operation: title.repeat(60), handsOn: 1439.25, waiting: 10_079.25, grams: 19_999.25 }),
      ),
      bench: {
        stations: Array.from({ length: MOST_STATIONS }, (_, at) =>
          station({ id: at === 0 ? 'here' : `station${at}`, kind: 'incubator', x: 5999, y: 1999 }),
        ),
      },
    });

  it('holds both, also the longest in Japanese', () => {
    const both = { ...longest('分'), compareWith: longest('注') };
    const hash = planHash(both);
    expect(hash.length - PLAN_HASH.length).toBeLessThan(MOST_IN_ADDRESS);
    expect(readPlanHash(hash)).toEqual({ plan: both, problems: [] });
  });

  it.each<[what: string, compareWith: unknown, wrong: PlanProblem]>([
    ['no plan', 'x', { path: 'compareWith', kind: 'shape', value: 'x' }],
    ['a list', [], { path: 'compareWith', kind: 'shape', value: '[…]' }],
    [
      'a field that is wrong',
      { ...before, runsPerWeek: 1000 },
      { path: 'compareWith.runsPerWeek', kind: 'high', limit: 500, value: '1000' },
    ],
    [
      'one within it',
      { ...before, compareWith: before },
      { path: 'compareWith.compareWith', kind: 'unknown', value: '{…}' },
    ],
  ])('with %s as the variant says so, and keeps the rest', (_what, compareWith, wrong) => {
    const { plan: read, problems } = readPlan({ ...before, compareWith });
    expect(problems).toEqual([wrong]);
    expect({ ...read, compareWith: undefined }).toEqual({ ...before, compareWith: undefined });
    expect(read.compareWith ?? {}).not.toHaveProperty('compareWith');
    for (const { voice } of reportsOf(read)) {
      const [problem] = problems;
      if (problem) expect(problemPlace(problem, voice.words)).toContain(voice.words.compare.before);
    }
  });
});
