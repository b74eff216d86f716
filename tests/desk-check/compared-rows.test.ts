/** Two variants of a plan side by side: which answers there are, in which order, and where they stand. */

import { type Plan, UNPLACED } from '@/lib/desk-check/schema';
import type { CompareRow } from '@/lib/desk-check/sheet';
import { SHEET_PARTS } from '@/lib/desk-check/sheet-lines';
import { stepName } from '@/lib/desk-check/step-text';
import { fill } from '@/lib/listing/fill';
import { before, comparing, NONE, OFTEN } from './compared';
import { plan, station, step } from './examples';
import { LANGUAGES } from './reports';

/** No machine is asked for: what there is to hand over is input at a screen. */
const typed = plan({ ...OFTEN, steps: [step({ operation: 'register', handsOn: 30 })] });

describe.each(LANGUAGES)('in %s', (_locale, voice) => {
  const { words } = voice;
  const { spoken, sheetOf, rowsOf, answers } = comparing(voice);
  const lineOf = ({ label, before: one, after, isChanged }: CompareRow) =>
    fill(isChanged ? words.compare.changed : words.compare.same, { label, before: one, after });
  it('of two that are alike the answers are all there is', () => {
    expect(rowsOf(before, before).map(({ label }) => label)).toEqual(answers);
  });

  it('each answer is the one of its own variant', () => {
    const after = { ...before, runsPerWeek: 10, steps: [step({ operation: '振る', handsOn: 60 })] };
    const [was, is] = [before, after].map((one) => spoken(one).report);
    const rows = rowsOf(before, after).slice(-answers.length);
    const said = (report: typeof was) => [
      report?.worth,
      ...(report?.hours ?? []).map(({ value }) => value),
      report?.arm.decision,
      ...[...(report?.arm.figures ?? []), ...(report?.money.figures ?? [])].map(({ value }) => value),
      report?.schedule.lines[0],
    ];
    expect(rows.map((row) => row.before)).toEqual(said(was));
    expect(rows.map((row) => row.after)).toEqual(said(is));
    // 5 × 30 min and 10 × 60 min.
    const today = rows.find(({ label }) => label === answers[1]);
    expect([today?.before, today?.after]).toEqual([
      expect.stringContaining('2.5'),
      expect.stringMatching('10'),
    ]);
  });

  describe('the order', () => {
    const gripper = fill(words.units.of, { label: words.assumptions.gripper, unit: words.units.grams });
    const labelsOf = (was: Plan, is: Plan) => rowsOf(was, is).map(({ label }) => label);
    const more = { ...before, gripper: 210, steps: [...before.steps, step({ handsOn: 1 }), step()] };

    it.each<[what: string, was: Plan, is: Plan]>([
      ['fewer steps', more, before],
      ['more steps', before, more],
    ])('is that of the longer: with %s the steps stand before what is assumed', (_what, was, is) => {
      expect(labelsOf(was, is).slice(0, 4)).toEqual([
        stepName(1, voice),
        stepName(2, voice),
        gripper,
        words.sheet.proposal,
      ]);
    });

    it('of two as long is that of the new one', () => {
      const stations = [station(), station({ id: 'there' })];
      const benched = { ...before, gripper: 210, bench: { ...before.bench, stations } };
      const stepped = { ...before, steps: [...before.steps, step({ station: UNPLACED })] };
      const labels = labelsOf(stepped, benched);
      const instrument = `${words.bench.stations} 2`;
      expect(labels.slice(0, 3)).toEqual([instrument, gripper, stepName(1, voice)]);
    });
  });

  describe('where only one of them wants a machine', () => {
    const row = (label: string) => rowsOf(before, typed).find((one) => one.label === label);

    it('the other one has a dash for load, reach, price and time', () => {
      for (const label of [words.arm.load, words.arm.distance, words.money.price, words.schedule.title])
        expect(row(label)).toMatchObject({ before: expect.not.stringMatching(/^–$/), after: NONE });
    });

    it('what both say is not marked', () => {
      expect(row(words.hours.waiting)?.isChanged).toBe(false);
      expect(row(words.arm.title)).toMatchObject({ after: words.arm.software, isChanged: true });
    });
  });

  describe('on the sheet', () => {
    const after = { ...before, runsPerWeek: 10 };

    it('stands behind what automation brings, a line for each row', () => {
      const { parts } = sheetOf(before, after);
      expect(parts.map(({ id }) => id)).toEqual(
        SHEET_PARTS.flatMap((id) => (id === 'effect' ? [id, 'compared'] : [id])),
      );
      const part = parts.find(({ id }) => id === 'compared');
      expect(part?.title).toBe(words.compare.title);
      expect(part?.lines).toEqual(rowsOf(before, after).map(lineOf));
    });

    it.each<[what: string, was: Plan, is: Plan, changed: string[]]>([
      ['of two that are alike', before, before, []],
      // After automation nobody has anything to do in either.
      [
        'with twice the runs',
        before,
        after,
        [String(answers[1]), words.hours.freedWeek, words.hours.freedYear],
      ],
    ])('in brief is the verdict, and what else is otherwise: %s', (_what, was, is, changed) => {
      const rows = rowsOf(was, is);
      const lines = [words.sheet.proposal, ...changed].map((label) =>
        lineOf(rows.find((one) => one.label === label) as CompareRow),
      );
      expect(sheetOf(was, is).brief).toEqual([words.compare.title, ...lines]);
    });
  });
});
