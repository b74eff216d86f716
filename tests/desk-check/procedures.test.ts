/** The twenty procedures of `procedures.txt` from end to end. */
import { numberText } from '@/lib/desk-check/number-text';
import { readPlan } from '@/lib/desk-check/read';
import type { Station } from '@/lib/desk-check/schema';
import { VERDICTS, type Verdict } from '@/lib/desk-check/verdicts';
import { cases, fields } from '../helpers/cases';
import { plan as planOf, step } from './examples';
import { reportsOf } from './reports';

const PUBLISHED = cases('tests/desk-check/procedures.txt').map(([title, source = '', ...lines]) => {
  const told = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(`${mark} `) ? line.slice(mark.length + 1).split(' | ') : []));
  const stations = told('bench').map((thing): Station => {
    const [id = '', kind, x, y] = thing.split(' ');
    return { id, kind: kind as Station['kind'], x: Number(x), y: Number(y) };
  });
  const steps = lines.flatMap((line) => {
    const [, operation, handsOn, waiting, more] = /^- (.+?) ([\d.]+) ([\d.]+)(?: \| (.+))?$/.exec(line) ?? [];
    if (!operation) return [];
    const minutes = { handsOn: Number(handsOn), waiting: Number(waiting) || undefined };
    return step({ ...fields(...told('each')), operation, ...minutes, ...fields(more) });
  });
  const bench = { width: 1800, depth: 750, armX: 900, armY: 100, stations };
  const plan = planOf({ title, prepare: 10, cleanUp: 5, ...fields(...told('plan')), steps, bench });
  return { title, source, plan, paper: fields(...told('=')) };
});

/** `56/60`, `15 to 21`, `24 to never`. */
function ends(written: unknown) {
  const all = String(written)
    .split(' to ')
    .map((end) => {
      const [value = 0, by = 1] = end.split('/').map(Number);
      return end === 'never' ? undefined : value / by;
    });
  return [all[0], all.at(-1)];
}
const range = (written: unknown) => {
  const [low, high] = ends(written).map((end) => expect.closeTo(end as number, 9));
  return { low, high };
};
const words = (written: unknown) => String(written).split(' ');

describe.each(PUBLISHED)('$title', ({ plan, paper }) => {
  const spoken = reportsOf(plan);
  const [{ answer }] = spoken as [(typeof spoken)[number]];

  it('is shared out between machine and people', () => {
    expect(answer.verdicts.map(({ verdict }) => verdict[0]).join('')).toBe(paper.verdicts);
    const [verdict, why, runs] = words(paper.worth);
    expect(answer.worth).toEqual({ verdict, why, runs: runs && Number(runs) });
  });

  it('takes and frees the hours worked out on paper', () => {
    const { hours } = answer;
    const today = Number(paper.today);
    expect({ today: hours.today, after: hours.after }).toEqual({ today, after: range(paper.after) });
    expect(hours.week.today).toBeCloseTo((today * plan.runsPerWeek) / 60, 9);
    expect(hours.year.today).toBeCloseTo((today * plan.runsPerWeek * plan.weeksPerYear) / 60, 9);
    expect(hours.week.freed).toEqual(range(paper.week));
    expect(hours.year.freed).toEqual(range(paper.year));
    expect(hours.waiting.week).toBeCloseTo(ends(paper.waiting)[0] as number, 9);
  });

  it('has the arm that carries and reaches', () => {
    const { arm, without } = answer;
    expect(answer.outside).toEqual([]);
    if (paper.without) expect(words(paper.without)).toEqual([without?.by, ...(without?.operations ?? [])]);
    expect(arm === undefined).toBe(paper.arm === undefined);
    if (!arm) return;
    const [id, payload, reach] = words(paper.arm);
    expect([arm.load, `${arm.farthest} ${arm.distance}`]).toEqual([paper.load, paper.farthest]);
    expect(arm.arm?.id ?? 'none').toBe(id);
    const short = arm.short && {
      payload: arm.short.payload,
      reach: Math.max(0, ...arm.short.far.map(({ by }) => by)),
    };
    expect(arm.arm?.spare ?? short).toEqual({
      payload: expect.closeTo(Number(payload), 9),
      reach: Number(reach),
    });
    if (paper.saved !== undefined) expect(arm.arm?.isTight).toBe(paper.tight ?? false);
  });

  it('saves and pays back what was worked out on paper', () => {
    const { saved, payback } = answer.money;
    expect(saved).toEqual(paper.saved === undefined ? undefined : range(paper.saved));
    const months = paper.payback === undefined ? undefined : String(paper.payback).split(', ').map(ends);
    expect(payback?.map(({ months: { low, high } }) => [low, high])).toEqual(months);
  });

  it('is reported in both languages, on one sheet', () => {
    for (const { voice, report, sheet } of spoken) {
      const { words, names, locale } = voice;
      const called = new Map(names.operations.map(({ id, name }) => [id, name]));
      expect(sheet.rows).toHaveLength(plan.steps.length);
      plan.steps.forEach(({ operation }, at) => {
        const name = called.get(operation) ?? operation;
        const verdict = answer.verdicts[at]?.verdict as Verdict;
        expect(sheet.rows[at]?.[0]).toBe(`${at + 1} ${name}`);
        expect(sheet.rows[at]?.at(-1)).toBe(words.verdicts[verdict]);
        expect(report.steps[at]?.reasons).toBeTruthy();
      });
      const text = sheet.parts.flatMap(({ lines }) => lines).join('\n');
      expect(text).toContain(report.worth);
      expect(text).toContain(numberText(answer.hours.year.today, locale));
      const id = answer.arm?.arm?.id;
      const arm = report.arm.lines.join('\n');
      if (answer.arm) expect(arm).toContain(id ? words.arm.names[id] : words.arm.short);
      else expect(arm).toBe(words.arm.software);
    }
  });
});

it('are twenty, each with its source, within the limits of a plan, and of steps of every verdict', () => {
  expect(PUBLISHED).toHaveLength(20);
  for (const { source, plan } of PUBLISHED) {
    expect(source).toMatch(/\w{4}.*\d/);
    expect(readPlan(plan)).toEqual({ plan, problems: [] });
  }
  const verdicts = PUBLISHED.flatMap(({ paper }) => [...String(paper.verdicts)]);
  expect(new Set(verdicts).size).toBe(VERDICTS.length);
});
