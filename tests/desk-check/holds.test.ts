/** What a paper says holds: nothing of a machine where none is needed, nothing certain that is not, nothing unknown hidden. */

import { withComparison } from '@/lib/desk-check/compare';
import { ELSEWHERE, type Plan } from '@/lib/desk-check/schema';
import { sheetMarkdown } from '@/lib/desk-check/sheet-markdown';
import { stationNames } from '@/lib/desk-check/station-names';
import { stepNames } from '@/lib/desk-check/step-text';
import { fill } from '@/lib/listing/fill';
import { FACTS, plan, step } from './examples';
import { LANGUAGES, spokenBy } from './reports';

const OFTEN = { runsPerWeek: 10, weeksPerYear: 44 };
const at = (id: string, x: number, y: number) => ({ id, kind: 'plate' as const, x, y });
const here = (fields: Partial<Plan['steps'][number]> = {}) => step({ handsOn: 20, station: 's1', ...fields });
const benchOf = (...stations: Plan['bench']['stations']) => ({ ...plan().bench, stations });
const ONE = plan({ ...OFTEN, steps: [here({ grams: 80 })], bench: benchOf(at('s1', 900, 300)) });

describe.each(LANGUAGES)('in %s', (locale, voice) => {
  const { words } = voice;
  const spoken = (fields: Plan) => spokenBy(voice, fields);
  const linesOf = (fields: Plan, id: string) =>
    spoken(fields).sheet.parts.find((part) => part.id === id)?.lines ?? [];
  const idsOf = (fields: Plan) => spoken(fields).sheet.parts.map(({ id }) => id);

  it.each<[what: string, fields: Plan]>([
    ['input at a screen', plan({ ...OFTEN, steps: [step({ operation: 'register', handsOn: 20 })] })],
    ['input whose minutes nobody knows', plan({ ...OFTEN, steps: [step({ operation: 'register' })] })],
    ['steps that people decide', plan({ ...OFTEN, steps: [here({ judgement: 'person' })] })],
  ])('%s has no price, no time of delivery and no gripper', (_what, fields) => {
    const { report } = spoken(fields);
    expect(idsOf(fields)).not.toEqual(expect.arrayContaining(['cost']));
    expect(idsOf(fields)).not.toEqual(expect.arrayContaining(['schedule']));
    expect(report.money.figures).toEqual([]);
    expect(report.schedule).toEqual({ phases: [], lines: [] });
    expect(linesOf(fields, 'assumptions').join()).not.toContain(`${fields.gripper} g`);
    expect(report.money.verdict).not.toBe(words.money.unknown);
  });

  it('what is worth it is asked for no other place of a step', () => {
    const fields = { ...ONE, steps: [here({ grams: 80 }), step({ station: ELSEWHERE })] };
    expect(spoken(fields).report).toMatchObject({ worth: words.worth.yes, changes: [] });
  });

  it('an empty plan shows what is published', () => {
    expect(idsOf(plan())).toEqual(expect.arrayContaining(['cost', 'schedule']));
  });

  it('what was left blank is named, but not of steps that stay with people', () => {
    const fields = plan({
      ...OFTEN,
      steps: [here({ grams: 80 }), here(), here({ judgement: 'person' }), step({ station: 's1', grams: 9 })],
      bench: benchOf(at('s1', 900, 300)),
    });
    expect(linesOf(fields, 'assumptions')).toEqual(
      expect.arrayContaining([
        fill(words.sheet.unweighed, { steps: stepNames([1], voice) }),
        fill(words.sheet.untimed, { steps: stepNames([3], voice) }),
      ]),
    );
    const { unweighed, untimed } = words.sheet;
    for (const template of [unweighed, untimed])
      expect(linesOf(ONE, 'assumptions').join()).not.toContain(template.split('{')[0]);
  });

  it('a range is named only where there is one', () => {
    expect(linesOf(ONE, 'assumptions')).not.toContain(words.sheet.shared);
    const shared = { ...ONE, steps: [here({ judgement: 'some' })] };
    expect(linesOf(shared, 'assumptions')).toContain(words.sheet.shared);
  });

  it('what few hours are, only where the hours decided', () => {
    const few = words.sheet.few.split('{')[0] || words.sheet.few.split('}').at(-1);
    const judged = { ...ONE, steps: [here(), here({ judgement: 'person', handsOn: 60 })] };
    expect(linesOf(ONE, 'assumptions').join()).toContain(few);
    expect(linesOf(judged, 'assumptions').join()).not.toContain(few);
  });

  it('nothing of the cost is said of a plan without minutes', () => {
    const empty = { ...ONE, steps: [step({ station: 's1' })], yenPerHour: 3000 };
    expect(spoken(empty).report.money.verdict).toBe('');
    expect(linesOf(empty, 'proposal')).not.toContain('');
  });

  it('whose cost of an hour it is', () => {
    const line = fill(words.sheet.labour, { yen: '4,000' });
    expect(linesOf({ ...ONE, yenPerHour: 4000 }, 'assumptions')).toContain(line);
    expect(linesOf(ONE, 'assumptions').join()).not.toContain(words.sheet.labour.split('{')[0]);
  });

  it('that manual work would grow, wherever it would', () => {
    const growing = { ...ONE, steps: [here({ judgement: 'some', grams: 80 })], prepare: 10, cleanUp: 10 };
    expect(linesOf(growing, 'effect')[0]).toContain(words.hours.notBelow);
    expect(linesOf(ONE, 'effect')[0]).not.toContain(words.hours.notBelow);
  });

  it('every instrument that is too far, each by how much', () => {
    const bench = benchOf(at('s1', 3000, 300), at('s2', 200, 2500));
    const fields = plan({ ...OFTEN, steps: [here(), here({ station: 's2' })], bench });
    const { far } = spoken(fields).answer.arm?.short ?? {};
    expect(far?.map(({ id }) => id)).toEqual(['s1', 's2']);
    const called = stationNames(bench.stations, voice);
    const said = (by: number, at: number) =>
      fill(words.arm.far, {
        name: called[at] as string,
        mm: new Intl.NumberFormat(locale).format(by),
      });
    expect(spoken(fields).report.arm.lines).toEqual(
      expect.arrayContaining((far ?? []).map(({ by }, at) => said(by, at))),
    );
  });

  it('two variants with another arm differ in the arm, also where a device would do', () => {
    const before = { ...ONE, steps: [here({ operation: 'ph', grams: 80 })] };
    const after = { ...before, steps: [here({ operation: 'ph', grams: 4000 })], compareWith: before };
    const { compared = [] } = withComparison(spoken(after).sheet, after, FACTS, voice);
    const row = compared.find(({ label }) => label === words.arm.title);
    expect(row).toMatchObject({
      before: spoken(before).report.arm.decision,
      after: spoken(after).report.arm.decision,
      isChanged: true,
    });
    expect(spoken(after).report.summary).toContain(spoken(after).report.arm.decision);
  });

  it('two variants list what was moved, the day, and what is assumed with its unit', () => {
    const after = {
      ...ONE,
      ...{ bench: benchOf(at('s1', 800, 300)), start: '2027-04-05', prepare: 20, yenPerHour: 4000 },
      compareWith: ONE,
    };
    const { compared = [] } = withComparison(spoken(after).sheet, after, FACTS, voice);
    const label = (name: 'prepare' | 'cost', unit: 'minutes' | 'yen') =>
      fill(words.units.of, { label: words.assumptions[name], unit: words.units[unit] });
    expect(compared.filter(({ isChanged }) => isChanged).map((row) => row.label)).toEqual(
      expect.arrayContaining([
        `${words.bench.stations} 1`,
        words.assumptions.day,
        label('prepare', 'minutes'),
        label('cost', 'yen'),
      ]),
    );
  });

  it('what people decide needs no weight, vessel or way brought along', () => {
    const kept = step({ judgement: 'person', station: ELSEWHERE, varies: true, precious: true });
    const ids = spoken(plan({ ...OFTEN, steps: [kept] })).answer.bring.map(({ id }) => id);
    expect(ids).toEqual(['protocol', 'clock', 'minutes', 'criteria', 'photo']);
  });

  it('software needs nothing of the bench brought along', () => {
    const fields = plan({
      ...OFTEN,
      steps: [step({ operation: 'register', handsOn: 20 }), step({ station: ELSEWHERE, varies: true })],
    });
    expect(spoken(fields).answer.bring.map(({ id }) => id)).toEqual(['protocol', 'clock', 'minutes']);
  });

  it('a result that is rounded up says so, one that is not does not', () => {
    const load = (grams: number) =>
      spoken({ ...ONE, steps: [here({ grams })] }).report.arm.figures[0]?.how ?? '';
    expect(load(80.3)).toContain(words.units.up);
    expect(load(80)).not.toContain(words.units.up);
  });

  it('numbers with a point stay as they are in Markdown', () => {
    const { sheet } = spoken({ ...ONE, steps: [here({ handsOn: 36.5, grams: 80 })] });
    expect(sheetMarkdown(sheet)).not.toMatch(/\d\\\./);
  });
});
